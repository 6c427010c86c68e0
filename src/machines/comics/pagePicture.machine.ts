import { assign, setup } from 'xstate';

export type PagePictureEvent = { readonly type: 'page.shown' | 'page.broken' | 'page.retry' };
/** CO-7: how often a page is asked for by itself, and how long it waits first. */
export const PAGE_TRIES = { most: 4, waitMs: 1000 } as const;

/** Asks for a broken page again, later each time, and leaves the last word to the reader. */
export const pagePictureMachine = setup({
  types: { context: {} as { readonly tries: number }, events: {} as PagePictureEvent },
  actions: { count: assign(({ context }) => ({ tries: context.tries + 1 })), beginAnew: assign({ tries: 1 }) },
  guards: { isExhausted: ({ context }) => context.tries >= PAGE_TRIES.most },
  delays: { wait: ({ context }) => PAGE_TRIES.waitMs * 2 ** (context.tries - 1) },
}).createMachine({
  id: 'pagePicture',
  context: { tries: 1 },
  initial: 'loading',
  states: {
    loading: {
      on: { 'page.shown': 'shown', 'page.broken': [{ guard: 'isExhausted', target: 'broken' }, 'waiting'] },
    },
    waiting: {
      after: { wait: { target: 'loading', actions: 'count' } },
      on: { 'page.retry': { target: 'loading', actions: 'beginAnew' } },
    },
    broken: { on: { 'page.retry': { target: 'loading', actions: 'beginAnew' } } },
    shown: {},
  },
});
