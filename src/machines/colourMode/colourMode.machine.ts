import { assign, setup } from 'xstate';
import type { Colour, ColourPreference } from '#domain/colour/colourMode.ts';
import { unprovidedCallback } from '../unprovided.ts';

export type ColourEvent =
  | { readonly type: 'colour.prefer'; readonly preference: ColourPreference }
  | { readonly type: 'colour.system'; readonly colour: Colour }
  /** A page forces light or dark; `system` is refused (COLOUR-4). */
  | { readonly type: 'colour.force'; readonly colour: ColourPreference }
  /** The page that forced a mode was left. */
  | { readonly type: 'colour.released' }
  | { readonly type: 'colour.navigated' };

export interface ColourInput {
  readonly preference: ColourPreference;
  readonly system: Colour;
}
export interface ColourContext extends ColourInput {
  readonly forced: Colour | null;
}

/** Decides between light and dark: what the page forces, else the viewer's preference, else the system's. */
export const colourModeMachine = setup({
  types: { context: {} as ColourContext, input: {} as ColourInput, events: {} as ColourEvent },
  actors: { systemColour: unprovidedCallback<ColourEvent>('systemColour') },
  actions: {
    prefer: assign({
      preference: ({ context, event }) => (event.type === 'colour.prefer' ? event.preference : context.preference),
    }),
    noteSystem: assign({
      system: ({ context, event }) => (event.type === 'colour.system' ? event.colour : context.system),
    }),
    force: assign({
      forced: ({ event }) => (event.type === 'colour.force' && event.colour !== 'system' ? event.colour : null),
    }),
    unforce: assign({ forced: null }),
    keepPreference: () => {},
    show: () => {},
    warnForcedSystem: () => {},
  },
  guards: {
    prefersSystem: ({ context }) => context.preference === 'system',
    wantsSystem: ({ event }) => event.type === 'colour.prefer' && event.preference === 'system',
    forcesSystem: ({ event }) => event.type === 'colour.force' && event.colour === 'system',
  },
}).createMachine({
  id: 'colourMode',
  context: ({ input }) => ({ ...input, forced: null }),
  type: 'parallel',
  entry: 'show',
  invoke: { id: 'systemColour', src: 'systemColour' },
  states: {
    preference: {
      initial: 'reading',
      states: {
        reading: { always: [{ guard: 'prefersSystem', target: 'following' }, { target: 'chosen' }] },
        following: { on: { 'colour.system': { actions: ['noteSystem', 'show'] } } },
        chosen: { on: { 'colour.system': { actions: 'noteSystem' } } },
      },
      on: {
        'colour.prefer': [
          { guard: 'wantsSystem', target: '.following', actions: ['prefer', 'keepPreference', 'show'] },
          { target: '.chosen', actions: ['prefer', 'keepPreference', 'show'] },
        ],
      },
    },
    page: {
      initial: 'free',
      states: {
        free: {},
        forced: {
          on: {
            'colour.navigated': { target: 'free', actions: ['unforce', 'show'] },
            'colour.released': { target: 'free', actions: ['unforce', 'show'] },
          },
        },
      },
      on: {
        'colour.force': [
          { guard: 'forcesSystem', actions: 'warnForcedSystem' },
          { target: '.forced', actions: ['force', 'show'] },
        ],
      },
    },
  },
});
