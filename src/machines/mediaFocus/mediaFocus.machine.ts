import { assign, setup } from 'xstate';

export type MediaFocusEvent =
  | { readonly type: 'focus.request'; readonly owner: string }
  | { readonly type: 'focus.release'; readonly owner: string }
  /** The viewer accepts the offer to resume this owner. */
  | { readonly type: 'focus.accept'; readonly owner: string };

export interface MediaFocusContext {
  /** The owner that may play sound. */
  readonly owner: string | null;
  /** The owners that were interrupted, latest last: when nobody plays, resuming the last one is offered. */
  readonly interrupted: readonly string[];
}

const without = (owners: readonly string[], owner: string) => owners.filter((one) => one !== owner);

/**
 * MU-10: lets one owner play sound at a time. The latest request wins; after a release the interrupted owner is
 * offered, and the viewer decides.
 */
export const mediaFocusMachine = setup({
  types: { context: {} as MediaFocusContext, events: {} as MediaFocusEvent },
  actions: {
    take: assign({ owner: ({ event }) => event.owner }),
    interrupt: assign({
      interrupted: ({ context, event }) => [...without(context.interrupted, event.owner), context.owner!],
    }),
    forgetOwner: assign({ owner: null }),
    withdraw: assign({ interrupted: ({ context, event }) => without(context.interrupted, event.owner) }),
    tellLost: () => {},
    tellGained: () => {},
  },
  guards: {
    isOwner: ({ context, event }) => context.owner === event.owner,
    isOwnerOverOthers: ({ context, event }) => context.owner === event.owner && context.interrupted.length > 0,
    isOffered: ({ context, event }) => context.interrupted.at(-1) === event.owner,
    isLastInLine: ({ context, event }) => without(context.interrupted, event.owner).length === 0,
  },
}).createMachine({
  id: 'mediaFocus',
  context: { owner: null, interrupted: [] },
  initial: 'silent',
  states: {
    silent: { on: { 'focus.request': { target: 'held', actions: ['take', 'tellGained'] } } },
    held: {
      on: {
        // The loser is told first, so that two sounds never overlap.
        'focus.request': [{ guard: 'isOwner' }, { actions: ['tellLost', 'interrupt', 'take', 'tellGained'] }],
        'focus.release': [
          { guard: 'isOwnerOverOthers', target: 'offering', actions: 'forgetOwner' },
          { guard: 'isOwner', target: 'silent', actions: 'forgetOwner' },
          { actions: 'withdraw' },
        ],
      },
    },
    offering: {
      on: {
        'focus.accept': { guard: 'isOffered', target: 'held', actions: ['withdraw', 'take', 'tellGained'] },
        'focus.request': { target: 'held', actions: ['withdraw', 'take', 'tellGained'] },
        'focus.release': [{ guard: 'isLastInLine', target: 'silent', actions: 'withdraw' }, { actions: 'withdraw' }],
      },
    },
  },
});
