import { createActor, fromCallback } from 'xstate';
import { chessClockMachine, type ChessClockEvent } from './chessClock.machine.ts';

export interface ChessClockPorts {
  /** What is left now, by the origin's time. */
  readonly left: () => number;
  /** Runs something again and again; answers how to stop. */
  readonly every: (run: () => void) => () => void;
  readonly tellLow: () => void;
}

export const wireChessClock = ({ left, every, tellLow }: ChessClockPorts) =>
  chessClockMachine.provide({
    actors: {
      ticker: fromCallback<ChessClockEvent, null>(({ sendBack }) =>
        every(() => sendBack({ type: 'clock.tick', leftMs: left() })),
      ),
    },
    actions: { tellLow },
  });
export const startChessClock = (ports: ChessClockPorts) =>
  createActor(wireChessClock(ports), { input: { leftMs: ports.left() } }).start();
