import type { Figures } from './figure.ts';

/** The numbers in the chart of a room's question. */
export const pollFigures: Readonly<Record<string, Figures>> = {
  poll: {
    delays: {
      untilOver: {
        says: 'until the poll is over',
        cases: [
          [{ context: { leftMs: 1500 } }, 1500],
          [{ context: { leftMs: -1 } }, 0],
        ],
      },
    },
  },
};
