import { expect, it } from 'vitest';
import { virtualTime } from '../../tests/faults/support/virtualTime.ts';
import { startForgetting } from './forget.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Lets what was begun come to its next timer. */
const settled = async () => {
  for (let i = 0; i < 10; i += 1) await Promise.resolve();
};

const start = (pieces: readonly (boolean | Error)[]) => {
  const time = virtualTime(100 * DAY_MS);
  const asked: string[] = [];
  const failures: unknown[] = [];
  const left = [...pieces];
  const stop = startForgetting({
    clock: time.clock,
    after: time.after,
    failed: (error) => failures.push(error),
    store: {
      forgetAddresses: async (before) => void asked.push(`addresses ${(time.clock() - before) / DAY_MS} days`),
      forgetClients: async (before) => {
        asked.push(`clients ${(time.clock() - before) / DAY_MS} days`);
        const piece = left.shift() ?? false;
        if (piece instanceof Error) throw piece;
        return piece;
      },
    },
  });
  const pass = async (ms: number) => {
    time.advance(ms);
    await settled();
  };
  return { asked, failures, stop, pass };
};

it('every hour: addresses after 30 days, clientIds after one, these in pieces with a pause between', async () => {
  const { asked, pass, stop } = start([true, true]);
  await pass(HOUR_MS - 1);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(['addresses 30 days', 'clients 1 days']);
  await pass(50);
  await pass(50);
  expect(asked).toEqual(['addresses 30 days', 'clients 1 days', 'clients 1 days', 'clients 1 days']);
  await pass(HOUR_MS);
  expect(asked).toHaveLength(6);
  stop();
  await pass(DAY_MS);
  expect(asked).toHaveLength(6);
});

it('says what failed, and tries again in an hour; once stopped it begins nothing more', async () => {
  const fault = new Error('disk full');
  const { asked, failures, pass, stop } = start([fault, true]);
  await pass(HOUR_MS);
  expect(failures).toEqual([fault]);
  const underWay = pass(HOUR_MS);
  stop();
  await underWay;
  await pass(DAY_MS);
  expect(asked).toHaveLength(4);
});
