import { assign, setup } from 'xstate';
import { SPOILER } from '#domain/spoiler/limits.ts';

export interface OfMatch {
  readonly fixtureId: string;
}
export type SpoilerShieldEvent =
  /** A finger or the mouse is down on an unlit tile. */
  | ({ readonly type: 'hold.begin' } & OfMatch)
  | { readonly type: 'hold.end' }
  /** A key, or an assistive device, lights the tile at once. */
  | ({ readonly type: 'hold.key' } & OfMatch)
  /** The picture of the match plays. */
  | ({ readonly type: 'watch.begin' } & OfMatch)
  | { readonly type: 'watch.end' };

export interface SpoilerShieldContext {
  readonly held: string;
  readonly watched: string;
}

/** Decides when a hidden result is lit: by holding its tile, by a key, or by having watched the match. */
export const spoilerShieldMachine = setup({
  types: { context: {} as SpoilerShieldContext, events: {} as SpoilerShieldEvent },
  actions: {
    light: (_, _match: OfMatch) => {},
    showRing: () => {},
    hideRing: () => {},
    hold: assign({ held: ({ context, event }) => (event.type === 'hold.begin' ? event.fixtureId : context.held) }),
    watch: assign({
      watched: ({ context, event }) => (event.type === 'watch.begin' ? event.fixtureId : context.watched),
    }),
  },
  guards: {
    isAnother: ({ context, event }) => event.type === 'watch.begin' && event.fixtureId !== context.watched,
  },
  delays: { held: SPOILER.holdMs, seen: SPOILER.watchedMs },
}).createMachine({
  id: 'spoilerShield',
  context: { held: '', watched: '' },
  type: 'parallel',
  on: {
    'hold.key': { actions: { type: 'light', params: ({ event }) => ({ fixtureId: event.fixtureId }) } },
  },
  states: {
    hand: {
      initial: 'off',
      states: {
        off: { on: { 'hold.begin': { target: 'holding', actions: 'hold' } } },
        holding: {
          entry: 'showRing',
          exit: 'hideRing',
          after: {
            held: {
              target: 'off',
              actions: { type: 'light', params: ({ context }) => ({ fixtureId: context.held }) },
            },
          },
          on: { 'hold.end': 'off', 'hold.begin': { target: 'holding', reenter: true, actions: 'hold' } },
        },
      },
    },
    eyes: {
      initial: 'elsewhere',
      // Not entered again: that would end a hold beside it.
      on: { 'watch.begin': { guard: 'isAnother', target: '.watching', actions: 'watch' } },
      states: {
        elsewhere: { on: { 'watch.begin': { target: 'watching', actions: 'watch' } } },
        watching: {
          after: {
            seen: {
              target: 'informed',
              actions: { type: 'light', params: ({ context }) => ({ fixtureId: context.watched }) },
            },
          },
          on: { 'watch.end': 'elsewhere' },
        },
        informed: { on: { 'watch.end': 'elsewhere' } },
      },
    },
  },
});
