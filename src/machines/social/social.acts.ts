import { followWish, withLead, type FollowLead } from '#domain/social/followLead.ts';
import { targetText, type ReactionKind, type Standing, type Target } from '#domain/social/social.ts';
import { rated, reacted, turned, type Toggle } from '#domain/social/standing.ts';
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

/** Turned off, a target is also removed from its list; turned on, the list is reloaded. `also` are further lists of it. */
const turn = (toggle: Toggle, by: Turn, list?: typeof savedList, also: readonly string[] = []) =>
  act({
    ...{ name: toggle, members: true, to },
    invalidates: [standing, ...(list ? [list] : []), ...also.map((name) => ({ name }))],
    run: async ({ loadPort }: Ports, wish: TargetToggle, { clientId, signal }) =>
      by(await loadPort('social'), { ...wish, clientId }, signal),
    optimistic: ({ target, on }, change) => {
      change(standing, { target }, (now) => turned(now, toggle, on));
      if (list && !on) change(list, null, without(target));
    },
  });

/** Further lists of what is followed: all of it, football's own, and the tips on matches of its teams. */
const ALSO_FOLLOWED = ['followedAll', 'favouriteList', 'followedTeams'];

/** The resources of the songs that a member likes. */
const OWN_SONGS = ['likedSongs', 'likedAmong'];

/** The toggles of a member: follow, save, like. */
export const turns = {
  follow: turn('follow', (port, wish, signal) => port.follow(wish, signal), followedList, ALSO_FOLLOWED),
  save: turn('save', (port, wish, signal) => port.save(wish, signal), savedList, ['savedSongs']),
  like: turn('like', (port, wish, signal) => port.react({ ...wish, kind: 'like' }, signal), undefined, OWN_SONGS),
} as const satisfies Readonly<Record<Toggle, unknown>>;

export interface TargetLead {
  readonly target: Target;
  readonly lead: FollowLead;
}

/** SC-7: chooses how matches of what is followed remind. */
export const followLead = act({
  ...{ name: 'followLead', members: true, invalidates: [standing] },
  to: ({ target, lead }: TargetLead) => `${to({ target })} ${lead}`,
  run: async ({ loadPort }: Ports, { target, lead }, { clientId, signal }) =>
    (await loadPort('social')).follow({ target, on: true, clientId, ...followWish(lead) }, signal),
  optimistic: ({ target, lead }, change) => change(standing, { target }, (now) => withLead(now, lead)),
});

export interface TargetReaction extends TargetToggle {
  readonly kind: ReactionKind;
}

/** Reacts with an emoji, or takes it back; the counts of everybody follow from the answer. */
export const react = act({
  ...{ name: 'react', members: true, invalidates: [standing] },
  to: ({ target, kind }: TargetReaction) => `${to({ target })} ${kind}`,
  run: async ({ loadPort }: Ports, wish, { clientId, signal }) =>
    (await loadPort('social')).react({ ...wish, clientId }, signal),
  optimistic: ({ target, kind, on }, change) => change(standing, { target }, (now) => reacted(now, kind, on)),
  applyAnswer: ({ counters }, { target }, change) =>
    change(standing, { target }, (now: Standing) => ({ ...now, counters: { ...now.counters, ...counters } })),
});

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
