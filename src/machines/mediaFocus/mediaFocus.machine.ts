import { assign, setup } from 'xstate';

export type MediaFocusEvent =
  | { readonly type: 'focus.request'; readonly owner: string }
  | { readonly type: 'focus.release'; readonly owner: string };

export interface MediaFocusContext {
  /** Who may sound. */
  readonly owner: string | null;
  /** Those who were interrupted, the latest last. */
  readonly interrupted: readonly string[];
}

const without = (owners: readonly string[], owner: string) => owners.filter((one) => one !== owner);

/** Lets one owner sound at a time: the latest request wins, and a release gives the sound back to whom it was taken from. */
export const mediaFocusMachine = setup({
  types: { context: {} as MediaFocusContext, events: {} as MediaFocusEvent },
  actions: {
    take: assign({ owner: ({ event }) => event.owner }),
    interrupt: assign({
      interrupted: ({ context, event }) => [...without(context.interrupted, event.owner), context.owner!],
    }),
    giveBack: assign(({ context: { interrupted } }) => ({
      owner: interrupted.at(-1)!,
      interrupted: interrupted.slice(0, -1),
    })),
    forgetOwner: assign({ owner: null }),
    withdraw: assign({ interrupted: ({ context, event }) => without(context.interrupted, event.owner) }),
    tellLost: () => {},
    tellGained: () => {},
  },
  guards: {
    isOwner: ({ context, event }) => context.owner === event.owner,
    isOwnerOverOthers: ({ context, event }) => context.owner === event.owner && context.interrupted.length > 0,
  },
}).createMachine({
  id: 'mediaFocus',
  context: { owner: null, interrupted: [] },
  initial: 'silent',
  states: {
    silent: { on: { 'focus.request': { target: 'held', actions: ['take', 'tellGained'] } } },
    held: {
      on: {
        // The loser is told first, so that never two sound.
        'focus.request': [{ guard: 'isOwner' }, { actions: ['tellLost', 'interrupt', 'take', 'tellGained'] }],
        'focus.release': [
          { guard: 'isOwnerOverOthers', actions: ['giveBack', 'tellGained'] },
          { guard: 'isOwner', target: 'silent', actions: 'forgetOwner' },
          { actions: 'withdraw' },
        ],
      },
    },
  },
});
