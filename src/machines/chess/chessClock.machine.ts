import { assign, setup } from 'xstate';
import { CHESS } from '#domain/games/chess/duel.ts';
import { unprovidedCallback } from '../unprovided.ts';

export type ChessClockEvent = { readonly type: 'clock.start' | 'clock.stop' | 'clock.tick'; readonly leftMs: number };
export interface ChessClockContext {
  readonly leftMs: number;
}

/** GA-11: one side's clock as it is shown; the origin's decides. It tells once that little time is left. */
export const chessClockMachine = setup({
  types: { context: {} as ChessClockContext, events: {} as ChessClockEvent, input: {} as ChessClockContext },
  actors: { ticker: unprovidedCallback<ChessClockEvent, null>('ticker') },
  actions: {
    take: assign(({ event }) => ({ leftMs: Math.max(0, event.leftMs) })),
    tellLow: () => {},
  },
  guards: {
    isOut: ({ context }) => context.leftMs <= 0,
    isLow: ({ context }) => context.leftMs <= CHESS.lowMs,
    isAmple: ({ context }) => context.leftMs > CHESS.lowMs,
  },
}).createMachine({
  id: 'chessClock',
  context: ({ input }) => input,
  initial: 'stopped',
  on: { 'clock.stop': { target: '.stopped', actions: 'take' } },
  states: {
    stopped: { on: { 'clock.start': { target: 'running', actions: 'take' } } },
    running: {
      invoke: { id: 'ticker', src: 'ticker', input: null },
      initial: 'ample',
      on: { 'clock.tick': { actions: 'take' }, 'clock.start': { actions: 'take' } },
      states: {
        ample: { always: { guard: 'isLow', target: 'low' } },
        low: {
          entry: 'tellLow',
          always: [
            { guard: 'isOut', target: 'out' },
            { guard: 'isAmple', target: 'ample' },
          ],
        },
        /** Nothing is left; the origin tells that the flag fell. */
        out: { always: { guard: 'isAmple', target: 'ample' } },
      },
    },
  },
});
