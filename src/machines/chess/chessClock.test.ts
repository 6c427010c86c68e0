import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { CHESS } from '#domain/games/chess/duel.ts';
import { coverage } from '../../../tests/model/coverage.ts';
import { walk } from '../../../tests/model/walk.ts';
import { wellFormed } from '../../../tests/model/wellFormed.ts';
import { chessClockMachine, type ChessClockEvent } from './chessClock.machine.ts';
import { wireChessClock } from './chessClock.wire.ts';

wellFormed('chessClock', chessClockMachine);

const [ample, low] = [60_000, CHESS.lowMs];
const at = (type: ChessClockEvent['type']): readonly ChessClockEvent[] =>
  [ample, low, 0].map((leftMs) => ({ type, leftMs }));

it('GA-11: a clock runs, is low, is out, is stopped and started again as its chart says', async () => {
  const cover = coverage(chessClockMachine);
  let ticking = 0;
  await walk({
    ...{ chart: chessClockMachine, cover, input: { leftMs: ample } },
    cases: { 'clock.start': at('clock.start'), 'clock.stop': at('clock.stop'), 'clock.tick': at('clock.tick') },
    wire: () => ({
      machine: wireChessClock({
        left: () => ample,
        every: () => {
          ticking += 1;
          return () => void (ticking -= 1);
        },
        tellLow: () => {},
      }),
      stopped: () => expect(ticking).toBe(0),
    }),
  });
  cover.assertFull();
});

it('GA-11: little time is told once, and once more after the clock had gained enough', () => {
  let told = 0;
  let left = low + 100;
  let tick = () => {};
  const clock = createActor(
    wireChessClock({
      left: () => left,
      every: (run) => {
        tick = run;
        return () => {};
      },
      tellLow: () => void (told += 1),
    }),
    { input: { leftMs: left } },
  ).start();
  clock.send({ type: 'clock.start', leftMs: left });
  for (left of [low + 50, low, low - 100, low - 200]) tick();
  expect([told, clock.getSnapshot().context.leftMs]).toEqual([1, low - 200]);
  for (left of [low + 1000, low]) tick();
  expect(told).toBe(2);
  left = 0;
  tick();
  expect(clock.getSnapshot().matches({ running: 'out' })).toBe(true);
});
