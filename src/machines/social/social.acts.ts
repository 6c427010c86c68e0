import { targetText, type Target } from '#domain/social/social.ts';
import { rated, turned, type Toggle } from '#domain/social/standing.ts';
import type { Outcome } from '#ports/failure.ts';
import type { SocialPort, SocialToggle } from '#ports/social.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { standing } from './social.resources.ts';

export interface TargetToggle {
  readonly target: Target;
  readonly on: boolean;
}
export interface TargetRating {
  readonly target: Target;
  /** From 1 to 10; null takes it back. */
  readonly value: number | null;
}
const to = ({ target }: { readonly target: Target }): string => targetText(target);

type Turn = (port: SocialPort, wish: SocialToggle, signal: AbortSignal) => Promise<Outcome<{ readonly on: boolean }>>;

const turn = (toggle: Toggle, by: Turn) =>
  act({
    ...{ name: toggle, members: true, to, outdates: [standing] },
    run: async ({ loadPort }: Ports, wish: TargetToggle, { clientId, signal }) =>
      by(await loadPort('social'), { ...wish, clientId }, signal),
    foresee: ({ target, on }, change) => change(standing, { target }, (now) => turned(now, toggle, on)),
  });

/** What a member turns on and off about a thing: following it, keeping it for later, liking it. */
export const turns = {
  follow: turn('follow', (port, wish, signal) => port.follow(wish, signal)),
  save: turn('save', (port, wish, signal) => port.save(wish, signal)),
  like: turn('like', (port, wish, signal) => port.react({ ...wish, kind: 'like' }, signal)),
} as const satisfies Readonly<Record<Toggle, unknown>>;

/** Rates somebody, or takes it back. */
export const rate = act({
  ...{ name: 'rate', members: true, to, outdates: [standing] },
  run: async ({ loadPort }: Ports, wish: TargetRating, { clientId, signal }) =>
    (await loadPort('social')).rate({ ...wish, clientId }, signal),
  foresee: ({ target, value }, change) => change(standing, { target }, (now) => rated(now, value)),
  learn: (rating, { target }, change) => change(standing, { target }, (now) => ({ ...now, rating })),
});
