import { expect, it, vi } from 'vitest';
import { deferred } from '../testing/deferred.ts';
import type { Job } from '../shared/jobs.ts';
import { startOwnJobs } from './ownJobs.ts';

const world = (...jobs: readonly Job[]) => {
  const ticks = new Map<number, () => void>();
  const stopped: number[] = [];
  const failures: unknown[] = [];
  const stop = startOwnJobs(
    jobs,
    (everyMs, work) => {
      ticks.set(everyMs, work);
      return () => void stopped.push(everyMs);
    },
    (error) => failures.push(error),
  );
  return { stop, stopped, failures, tick: (everyMs: number) => ticks.get(everyMs)!() };
};

it('HOUSE-6: a job runs at its times, and at the start only where it says so', async () => {
  const [late, early] = [vi.fn(), vi.fn()];
  const { tick, stop, stopped } = world(
    { name: 'a.late', everyMs: 5, run: late },
    { name: 'a.early', everyMs: 7, atStart: true, run: early },
  );
  expect([late.mock.calls.length, early.mock.calls.length]).toEqual([0, 1]);
  tick(5);
  expect(late).toHaveBeenCalledOnce();
  await stop();
  expect(stopped).toEqual([5, 7]);
});

it('HOUSE-6: a run that is not over keeps the next one back; stopping waits for it', async () => {
  const first = deferred();
  const run = vi.fn(() => first.promise);
  const { tick, stop } = world({ name: 'a.long', everyMs: 5, run });
  tick(5);
  tick(5);
  expect(run).toHaveBeenCalledOnce();
  let ended = false;
  const stopping = stop().then(() => (ended = true));
  await Promise.resolve();
  expect(ended).toBe(false);
  first.resolve();
  await stopping;
});

it('HOUSE-6: a run that fails is told of, and does not end the job', async () => {
  const run = vi.fn(async () => {
    throw new Error('no');
  });
  const { tick, failures } = world({ name: 'a.failing', everyMs: 5, run });
  tick(5);
  await vi.waitFor(() => expect(failures).toHaveLength(1));
  tick(5);
  await vi.waitFor(() => expect(failures).toHaveLength(2));
});
