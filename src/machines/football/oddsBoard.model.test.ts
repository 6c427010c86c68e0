import { expect, it } from 'vitest';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { oddsBoardMachine } from './oddsBoard.machine.ts';
import { selectPrices, selectToldAt, selectWay, type OddsBoardSnapshot } from './oddsBoard.selectors.ts';
import { wireOddsBoard } from './oddsBoard.wire.ts';

it('MC-8: goes through every state, transition and guard as its chart says; rest and absence ask nothing', async () => {
  const cover = coverage(oddsBoardMachine);
  for (const input of [
    { pace: 'live', toldAt: null },
    { pace: 'coming', toldAt: 5 },
    { pace: 'rest', toldAt: 5 },
  ])
    await walk({
      chart: oddsBoardMachine,
      cover,
      input,
      cases: {
        'odds.told': [7].map((at) => ({ type: 'odds.told', at })),
        'odds.failed': [{ type: 'odds.failed' }],
        'board.pace': ['live', 'coming', 'rest'].map((pace) => ({ type: 'board.pace', pace })),
        ...Object.fromEntries(
          ['board.hidden', 'board.shown', 'net.lost', 'net.back', 'socket.joined', 'socket.lost'].map((type) => [
            type,
            [{ type }],
          ]),
        ),
      },
      wire: () => ({
        machine: wireOddsBoard({ ask: () => {} }),
        check: (state) => {
          const snapshot = state as OddsBoardSnapshot;
          const way = selectWay(snapshot);
          const { pace, hears } = snapshot.context;
          expect(selectToldAt(snapshot) === null).toBe(['awaited', 'missing'].includes(selectPrices(snapshot)));
          if (way === 'polling') expect([pace === 'rest', hears]).toEqual([false, false]);
          if (way === 'listening') expect([pace === 'rest', hears]).toEqual([false, true]);
          if (way === 'resting') expect(pace).toBe('rest');
        },
      }),
    });
  cover.assertFull();
});
