import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from '#server/database/sql.ts';
import { AT_ONCE, ENDED_WITHIN, jobsStore } from '#server/jobs/jobs.store.ts';
import { startLeasedJobs } from '#server/jobs/leasedJobs.ts';
import { beginIn, originTime } from '#server/jobs/originTime.ts';
import { createLog } from '#server/log.ts';
import type { Job } from '#server/shared/jobs.ts';
import { deferred } from '#server/testing/deferred.ts';
import { NOW, onEveryEngine } from './support/engines.ts';
import { manualTime } from './support/manualTime.ts';

const LEASE = 30_000;
const LOOK = 2000;
const MINUTE = 60_000;

onEveryEngine('jobs', (database) => {
  let time: ReturnType<typeof manualTime>;
  beforeEach(async () => {
    await database().run(sql`delete from job`);
    time = manualTime(NOW);
  });
  const store = () => jobsStore(database());
  const rowOf = async (name: string) => (await store().all()).find((row) => row.name === name)!;

  /** A process with some jobs; `away` makes its database unreachable for this process only. */
  const begin = async (by: string, ...jobs: readonly Job[]) => {
    const { every, halt, resume } = time.timers();
    const lines: string[] = [];
    const state = { away: false, writes: 0, slowTakeMs: 0 };
    const reached = time.watch({
      ...database(),
      // The statement that takes a job returns its row.
      one: async (row, query) => {
        const taken = await database().one(row, query);
        if (taken !== null) time.set(time.clock() + state.slowTakeMs);
        return taken;
      },
      all: async (row, query) => {
        if (state.away) throw new Error('no way to it');
        return database().all(row, query);
      },
      run: async (query) => {
        if (state.away) throw new Error('no way to it');
        const changed = await database().run(query);
        state.writes += changed;
        return changed;
      },
    });
    const stop = startLeasedJobs(jobs, {
      ...{
        store: jobsStore(reached),
        begin: beginIn(originTime(time.clock, every)),
        clock: time.clock,
        by,
        leaseMs: LEASE,
        lookMs: LOOK,
      },
      ...{ log: createLog((line) => lines.push(line)), failed: () => {} },
    });
    await time.settled();
    const events = () => lines.map((line) => (JSON.parse(line) as { event: string }).event);
    return { stop, halt, resume, state, lines, events };
  };
  const recorder = (name: string, everyMs: number, more: Partial<Job> = {}) => {
    const runs: number[] = [];
    const job: Job = { name, everyMs, run: () => void runs.push((time.clock() - NOW) / 1000), ...more };
    return { job, runs };
  };

  describe('one process', () => {
    it('HOUSE-6: a job runs at its times, and at the start only where it says so', async () => {
      const late = recorder('a.late', MINUTE);
      const early = recorder('a.early', MINUTE, { atStart: true });
      const { stop } = await begin('one', late.job, early.job);
      await time.pass(3 * MINUTE);
      expect(late.runs).toEqual([60, 120, 180]);
      expect(early.runs).toEqual([0, 60, 120, 180]);
      await stop();
      await time.pass(3 * MINUTE);
      expect(late.runs).toHaveLength(3);
      // A restarted process keeps the schedule, except for jobs that run at the start.
      await begin('again', late.job, early.job);
      expect([late.runs.at(-1), early.runs.at(-1)]).toEqual([360, 360]);
      await time.pass(MINUTE);
      expect([late.runs.length, early.runs.length]).toEqual([5, 6]);
    });

    it('HOUSE-6: a run that fails is tried again after pauses that grow; its fault is kept and told', async () => {
      const times: number[] = [];
      let broken = true;
      const job: Job = {
        ...{ name: 'a.failing', everyMs: MINUTE },
        run: () => {
          times.push((time.clock() - NOW) / 1000);
          if (broken) throw new RangeError('thu.ha@example.org is too long');
        },
      };
      const { lines } = await begin('one', job);
      await time.pass(3.5 * MINUTE);
      expect(times).toEqual([60, 65, 75, 95, 135, 195]);
      const row = await rowOf('a.failing');
      expect(row).toMatchObject({ tries: 6, lastFault: expect.stringMatching(/^RangeError at jobs\.test\.ts:\d+$/) });
      expect(lines.map((line) => JSON.parse(line) as unknown)).toHaveLength(6);
      expect(JSON.parse(lines.at(-1)!)).toMatchObject({
        ...{ level: 'error', event: 'job.failed', job: 'a.failing', tries: 6, fault: row.lastFault },
      });
      expect(lines.join()).not.toContain('thu.ha');
      broken = false;
      await time.pass(2 * MINUTE);
      expect(times.slice(6)).toEqual([255, 315]);
      expect(await rowOf('a.failing')).toMatchObject({ tries: 0, lastFault: row.lastFault, leaseBy: null });
    });

    it('HOUSE-6: a job that comes every second keeps its lease, and writes no more than the lease needs', async () => {
      const { job, runs } = recorder('a.fast', 1000);
      const { state, stop } = await begin('one', job);
      await time.pass(2000);
      state.writes = 0;
      await time.pass(5 * MINUTE);
      expect(runs.length).toBeGreaterThanOrEqual(300);
      expect(state.writes).toBe((5 * MINUTE) / (LEASE / 3));
      expect(await rowOf('a.fast')).toMatchObject({ leaseBy: 'one', tries: 0 });
      await stop();
      expect(await rowOf('a.fast')).toMatchObject({ leaseBy: null, leaseUntil: null });
    });

    it('HOUSE-6: a fast job that fails pauses too, and is written down once for each failure', async () => {
      let runs = 0;
      const run = () => {
        runs += 1;
        throw new Error('no');
      };
      await begin('one', { name: 'a.fast', everyMs: 1000, run });
      await time.pass(MINUTE);
      // After 1, 2, 4, 8 … seconds.
      expect(runs).toBe(6);
      expect(await rowOf('a.fast')).toMatchObject({ tries: 6, leaseBy: 'one' });
    });

    it('HOUSE-6: what the operator starts runs within seconds, whatever else is its time', async () => {
      const slow = recorder('a.slow', 24 * 60 * MINUTE);
      const fast = recorder('a.fast', 10_000);
      await begin('one', slow.job, fast.job);
      await time.pass(11_000);
      expect(fast.runs).toEqual([10]);
      for (const name of ['a.slow', 'a.fast']) expect(await store().bring(name, AT_ONCE)).toBe(true);
      expect(await store().bring('a.unknown', AT_ONCE)).toBe(false);
      await time.pass(LOOK);
      expect([slow.runs.length, fast.runs.length]).toEqual([1, 2]);
      await time.pass(MINUTE);
      expect(slow.runs).toHaveLength(1);
      expect((await rowOf('a.slow')).nextAt).toBeGreaterThan(NOW + 24 * 60 * MINUTE);
      expect((await rowOf('a.fast')).nextAt).toBeGreaterThan(NOW);
    });

    it('HOUSE-6: what is started while it runs runs once more after that', async () => {
      const first = deferred();
      let runs = 0;
      const run = () => ((runs += 1) === 1 ? first.promise : undefined);
      await begin('one', { name: 'a.long', everyMs: MINUTE, run });
      await time.pass(MINUTE);
      await store().bring('a.long', AT_ONCE);
      first.resolve();
      await time.pass(LOOK);
      expect(runs).toBe(2);
    });

    it('HOUSE-6: a database that is away for a while is said once, and the jobs go on after it', async () => {
      const { job, runs } = recorder('a.minutely', MINUTE);
      const { state, events } = await begin('one', job);
      state.away = true;
      await time.pass(3 * MINUTE);
      expect(runs).toEqual([]);
      state.away = false;
      await time.pass(LOOK);
      expect(events()).toEqual(['jobs.unseen', 'jobs.seen']);
      expect(runs).toHaveLength(1);
    });

    it('HOUSE-6: a lease that ran out while it was taken holds from its first renewal', async () => {
      const { job, runs } = recorder('a.minutely', MINUTE);
      const { state } = await begin('one', job);
      state.slowTakeMs = LEASE + 1;
      await time.pass(MINUTE);
      expect(runs).toEqual([]);
      await time.pass(LEASE);
      expect(runs).toHaveLength(1);
    });

    it('HOUSE-6: a clock that is set back by a year keeps no job waiting for one', async () => {
      const { job, runs } = recorder('a.minutely', MINUTE);
      await store().enter('a.minutely', NOW + 365 * 24 * 60 * MINUTE);
      await begin('one', job);
      await time.pass(MINUTE);
      expect(runs).toEqual([60]);
    });

    it('HOUSE-6: what no release runs any more is forgotten after a month', async () => {
      await store().enter('a.former', NOW - 31 * 24 * 60 * MINUTE);
      await store().enter('a.late', NOW - MINUTE);
      await begin('one');
      expect((await store().all()).map(({ name }) => name)).toEqual(['a.late']);
    });
  });

  describe('two processes', () => {
    it('HOUSE-6: run a job once for each of its times, and never at the same time', async () => {
      const slow = recorder('a.slow', MINUTE);
      const fast = recorder('a.fast', 1000);
      await Promise.all([begin('one', slow.job, fast.job), begin('two', slow.job, fast.job)]);
      await time.pass(5 * MINUTE);
      expect(slow.runs).toEqual([60, 120, 180, 240, 300]);
      expect(new Set(fast.runs).size).toBe(fast.runs.length);
      expect(fast.runs.length).toBeGreaterThanOrEqual(298);
    });

    it('HOUSE-6: a long run keeps its lease; one that died lets it run out, and the other takes over', async () => {
      const never = deferred();
      const mine = { name: 'a.long', everyMs: MINUTE, run: () => never.promise };
      const theirs = recorder('a.long', MINUTE);
      const one = await begin('one', mine);
      await time.pass(MINUTE);
      const two = await begin('two', theirs.job);
      await time.pass(10 * MINUTE);
      expect(theirs.runs).toEqual([]);
      expect(await rowOf('a.long')).toMatchObject({ leaseBy: 'one', tries: 0 });
      one.halt();
      await time.pass(LEASE + LOOK);
      expect(theirs.runs).toHaveLength(1);
      expect(await rowOf('a.long')).toMatchObject({ leaseBy: null, tries: 0, lastFault: ENDED_WITHIN });
      expect(two.events()).toEqual(['job.takenOver']);
      await two.stop();
    });

    it('HOUSE-6: one that came to a halt begins no run once another has its lease, and says so', async () => {
      const mine = recorder('a.fast', 1000);
      const theirs = recorder('a.fast', 1000);
      const one = await begin('one', mine.job);
      await time.pass(5000);
      const two = await begin('two', theirs.job);
      one.halt();
      const before = mine.runs.length;
      await time.pass(LEASE + LOOK);
      expect(theirs.runs.length).toBeGreaterThan(0);
      one.resume();
      await time.pass(MINUTE);
      expect(mine.runs).toHaveLength(before);
      expect(one.events()).toEqual(['job.lost']);
      await two.stop();
      await time.pass(2 * LOOK);
      expect(mine.runs.length).toBeGreaterThan(before);
    });

    it('HOUSE-6: one that is cut off from the database stops before its lease is another’s', async () => {
      const mine = recorder('a.fast', 1000);
      const theirs = recorder('a.fast', 1000);
      const one = await begin('one', mine.job);
      await time.pass(5000);
      await begin('two', theirs.job);
      one.state.away = true;
      await time.pass(2 * LEASE);
      expect(theirs.runs.length).toBeGreaterThan(0);
      expect(mine.runs.filter((at) => at >= theirs.runs[0]!)).toEqual([]);
    });

    it('HOUSE-6: the end waits for the last run and gives the lease back, so that the other goes on at once', async () => {
      const first = deferred();
      const mine: Job = { name: 'a.long', everyMs: MINUTE, run: () => first.promise };
      const one = await begin('one', mine);
      await time.pass(MINUTE);
      let ended = false;
      const stopping = one.stop().then(() => (ended = true));
      await time.pass(LEASE);
      expect(ended).toBe(false);
      expect(await rowOf('a.long')).toMatchObject({ leaseBy: 'one' });
      first.resolve();
      await stopping;
      const theirs = recorder('a.long', MINUTE);
      await begin('two', theirs.job);
      await time.pass(MINUTE);
      expect(theirs.runs.length).toBeGreaterThan(0);
    });
  });
});
