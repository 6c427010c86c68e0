import { CHESS } from '#domain/games/chess/duel.ts';
import { ms, type Asked, type Figures } from './figure.ts';

const left = (leftMs: number): Asked => ({ context: { leftMs } });

/** The numbers in the chart of a chess clock. */
export const chessFigures: Readonly<Record<string, Figures>> = {
  chessClock: {
    guards: {
      isOut: { says: 'nothing is left', holds: [left(0)], fails: [left(1)] },
      isLow: {
        says: `at most ${ms(CHESS.lowMs)} are left`,
        holds: [left(CHESS.lowMs)],
        fails: [left(CHESS.lowMs + 1)],
      },
      isAmple: {
        says: `more than ${ms(CHESS.lowMs)} are left`,
        holds: [left(CHESS.lowMs + 1)],
        fails: [left(CHESS.lowMs)],
      },
    },
  },
};
