import * as Effect from 'effect/Effect';
import * as TestClock from 'effect/testing/TestClock';
import { expect, it, vi } from 'vitest';
import type { Job } from '../shared/jobs.ts';
import { deferred } from '../testing/deferred.ts';
import { inTestTime } from '../testing/testTime.ts';
import { beginIn } from './originTime.ts';
import { startOwnJobs } from './ownJobs.ts';

/** Jobs on a clock that advances when the test says so. */
const inTime = (
  jobs: readonly Job[],
  test: (world: {
    readonly pass: (ms: number) => Promise<void>;
    readonly stop: () => Promise<void>;
    readonly failures: readonly unknown[];
  }) => Promise<void>,
): Promise<void> =>
  inTestTime(
    TestClock.testClockWith((time) => {
      const failures: unknown[] = [];
      const stop = startOwnJobs(jobs, beginIn(time), (error) => failures.push(error));
      const pass = async (ms: number): Promise<void> => {
        for (let gone = 0; gone < ms; gone += 1) {
          await Effect.runPromise(time.adjust(1));
          await new Promise(setImmediate);
        }
      };
      return Effect.promise(() => test({ pass, stop, failures }));
    }),
  );

it('HOUSE-6: a job runs at its times, and at the start only where it says so', async () => {
  const [late, early] = [vi.fn(), vi.fn()];
  const jobs: readonly Job[] = [
    { name: 'a.late', everyMs: 5, run: late },
    { name: 'a.early', everyMs: 7, atStart: true, run: early },
  ];
  await inTime(jobs, async ({ pass, stop }) => {
    await pass(1);
    expect([late.mock.calls.length, early.mock.calls.length]).toEqual([0, 1]);
    await pass(19);
    expect([late.mock.calls.length, early.mock.calls.length]).toEqual([4, 3]);
    await stop();
    await pass(20);
    expect([late.mock.calls.length, early.mock.calls.length]).toEqual([4, 3]);
  });
});

it('HOUSE-6: a run that is not over keeps the next one back; stopping waits for it', async () => {
  const first = deferred();
  const run = vi.fn(() => first.promise);
  await inTime([{ name: 'a.long', everyMs: 5, run }], async ({ pass, stop }) => {
    await pass(20);
    expect(run).toHaveBeenCalledOnce();
    let ended = false;
    const stopping = stop().then(() => (ended = true));
    await pass(1);
    expect(ended).toBe(false);
    first.resolve();
    await stopping;
    await pass(20);
    expect(run).toHaveBeenCalledOnce();
  });
});

it('HOUSE-6: a run that fails is told of, and does not end the job', async () => {
  const run = vi.fn(async () => {
    throw new Error('no');
  });
  await inTime([{ name: 'a.failing', everyMs: 5, run }], async ({ pass, failures, stop }) => {
    await pass(11);
    expect(failures).toHaveLength(2);
    await stop();
  });
});
