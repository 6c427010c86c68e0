import { setup } from 'xstate';

export type AttentionEvent =
  | { readonly type: 'attention.held'; readonly hidden: boolean }
  | { readonly type: 'attention.released' }
  | { readonly type: 'attention.hidden' }
  | { readonly type: 'attention.visible' };

/** Polls a resource while it is watched, never in a hidden tab, and drops it some time after its last reader. */
export const attentionMachine = setup({
  types: {
    events: {} as AttentionEvent,
    input: {} as { readonly polled: boolean },
    context: {} as { readonly polled: boolean },
  },
  actions: { want: () => {}, refresh: () => {}, forget: () => {} },
  guards: {
    tabIsHidden: ({ event }) => event.type === 'attention.held' && event.hidden,
    isPolled: ({ context }) => context.polled,
  },
  delays: { poll: 30_000, keep: 300_000 },
}).createMachine({
  id: 'attention',
  context: ({ input }) => input,
  initial: 'unread',
  states: {
    unread: {
      after: { keep: 'forgotten' },
      on: {
        'attention.held': [
          { guard: 'tabIsHidden', target: 'hidden', actions: 'want' },
          { target: 'watched', actions: 'want' },
        ],
      },
    },
    watched: {
      after: { poll: { guard: 'isPolled', target: 'watched', reenter: true, actions: 'refresh' } },
      on: { 'attention.released': 'unread', 'attention.hidden': 'hidden' },
    },
    hidden: {
      on: { 'attention.released': 'unread', 'attention.visible': { target: 'watched', actions: 'want' } },
    },
    forgotten: { type: 'final', entry: 'forget' },
  },
});

export type AttentionMachine = typeof attentionMachine;
