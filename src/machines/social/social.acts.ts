import { targetText, type Target } from '#domain/social/social.ts';
import { rated, turned, type Toggle } from '#domain/social/standing.ts';
import type { Outcome } from '#ports/failure.ts';
import type { SocialPort, SocialToggle } from '#ports/social.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { followedList, historyList, savedList, standing } from './social.resources.ts';

export interface TargetToggle {
  readonly target: Target;
  readonly on: boolean;
}
export interface TargetRating {
  readonly target: Target;
  /** From 1 to 10; null removes the rating. */
  readonly value: number | null;
}
const to = ({ target }: { readonly target: Target }): string => targetText(target);

type Turn = (port: SocialPort, wish: SocialToggle, signal: AbortSignal) => Promise<Outcome<{ readonly on: boolean }>>;

/** A list without one target. */
const without =
  (target: Target) =>
  <L extends { readonly list: readonly { readonly target: Target }[] }>(all: L): L => ({
    ...all,
    list: all.list.filter((one) => to(one) !== targetText(target)),
  });

/** Turned off, a target is also removed from its list; turned on, the list is reloaded. */
const turn = (toggle: Toggle, by: Turn, list?: typeof savedList) =>
  act({
    ...{ name: toggle, members: true, to, invalidates: list ? [standing, list] : [standing] },
    run: async ({ loadPort }: Ports, wish: TargetToggle, { clientId, signal }) =>
      by(await loadPort('social'), { ...wish, clientId }, signal),
    optimistic: ({ target, on }, change) => {
      change(standing, { target }, (now) => turned(now, toggle, on));
      if (list && !on) change(list, null, without(target));
    },
  });

/** The toggles of a member: follow, save, like. */
export const turns = {
  follow: turn('follow', (port, wish, signal) => port.follow(wish, signal), followedList),
  save: turn('save', (port, wish, signal) => port.save(wish, signal), savedList),
  like: turn('like', (port, wish, signal) => port.react({ ...wish, kind: 'like' }, signal)),
} as const satisfies Readonly<Record<Toggle, unknown>>;

/** Removes one target from the history, or with null all of them. */
export const forget = act({
  ...{ name: 'forget', members: true, invalidates: [historyList] },
  to: ({ target }: { readonly target: Target | null }) => (target ? targetText(target) : 'all'),
  run: async ({ loadPort }: Ports, { target }, { signal }) => (await loadPort('social')).forgetHistory(target, signal),
  optimistic: ({ target }, change) =>
    change(historyList, null, (all) => (target ? without(target)(all) : { ...all, list: [], next: null })),
});

/** Sets or removes a rating. */
export const rate = act({
  ...{ name: 'rate', members: true, to, invalidates: [standing] },
  run: async ({ loadPort }: Ports, wish: TargetRating, { clientId, signal }) =>
    (await loadPort('social')).rate({ ...wish, clientId }, signal),
  optimistic: ({ target, value }, change) => change(standing, { target }, (now) => rated(now, value)),
  applyAnswer: (rating, { target }, change) => change(standing, { target }, (now) => ({ ...now, rating })),
});
