import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import { exclusively } from '../database/exclusively.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import type { Job } from '../shared/jobs.ts';
import { faultText } from './faultText.ts';
import { AT_ONCE, type JobsStore, type StoredJob } from './jobs.store.ts';
import type { Begin } from './originTime.ts';
import { dueAfter, pauseAfter } from './times.ts';

export interface HoldingNeeds {
  readonly store: Pick<JobsStore, 'hold'>;
  readonly begin: Begin;
  readonly clock: Clock;
  readonly log: Log;
  /** This process, among all on the database. */
  readonly by: string;
  readonly leaseMs: number;
  /** Called with the error of a failed run. */
  readonly failed: (error: unknown) => void;
}

/** A job whose lease this process holds. */
export interface HeldJob {
  /** Its current row: the operator may have made it due. */
  readonly seen: (row: StoredJob) => void;
  /** Begins no more runs; resolves once the last one has ended and the lease is released. */
  readonly stop: () => Promise<void>;
}

/** Whether a job runs so often that its lease is kept between runs, which saves two writes for each. */
const isKept = ({ everyMs }: Pick<Job, 'everyMs'>, leaseMs: number): boolean => everyMs < leaseMs;

/**
 * Runs a job under a lease that was just taken (`taken` is its row), and renews it at each third of its duration. It is
 * released after the run, or for a frequent job when the process ends. No run begins under a lease that could not be
 * renewed in time. `over` is called once, when the job has ended and the lease is gone.
 */
export const holdJob = (job: Job, taken: StoredJob, needs: HoldingNeeds, over: () => void): HeldJob => {
  const { store, begin, clock, log, by, leaseMs, failed } = needs;
  const kept = isKept(job, leaseMs);
  const inTurn = exclusively();
  const known = { ...taken };
  let seenNextAt = taken.nextAt;
  let leaseUntil = taken.leaseUntil ?? clock();
  let pausedUntil = -Infinity;
  let running: Promise<void> | null = null;
  /** Begins no more runs. */
  let stopping = false;
  /** Nothing is running any more: the next write releases the lease. */
  let done = false;
  let gone = false;

  const leave = (): void => {
    gone = true;
    for (const stop of stops) void stop();
    void Promise.resolve(running).then(over);
  };
  /** A failed write is repeated at the next third, as long as no other process has the lease. */
  const write = (): Promise<void> =>
    inTurn(async () => {
      if (gone) return;
      const until = done ? null : clock() + leaseMs;
      const { name, nextAt, tries, lastStarted, lastEnded, lastFault } = known;
      const state = { name, by, leaseUntil: until, nextAt, seenNextAt, tries, lastStarted, lastEnded, lastFault };
      const held = await store.hold(state).catch(() => null);
      if (held === null) return;
      if (!held) log.warn('job.lost', { job: job.name });
      if (!held || until === null) return leave();
      [seenNextAt, leaseUntil] = [nextAt, until];
      // Taking the lease took longer than it lasts: it counts from here.
      if (!kept) run();
    });
  const runOnce = async (): Promise<void> => {
    const dueAt = kept ? clock() : known.nextAt;
    known.lastStarted = clock();
    const before = known.tries;
    try {
      await job.run();
      known.tries = 0;
      known.nextAt = dueAfter(dueAt, job.everyMs, clock());
    } catch (error) {
      known.tries += 1;
      known.lastFault = faultText(error);
      known.nextAt = clock() + pauseAfter(known.tries, job.everyMs);
      pausedUntil = known.nextAt;
      log.error('job.failed', { job: job.name, tries: known.tries, fault: known.lastFault });
      failed(error);
    }
    known.lastEnded = clock();
    if (!kept) done = true;
    if (!kept || known.tries !== before) await write();
  };
  const run = (): void => {
    if (running || stopping || done || gone || clock() >= leaseUntil || clock() < pausedUntil) return;
    const one = runOnce();
    running = one;
    void one.then(() => (running = null));
  };
  const renewing = Effect.schedule(Effect.promise(write), Schedule.spaced(leaseMs / 3));
  const runningOn = Effect.schedule(Effect.sync(run), Schedule.spaced(job.everyMs));
  const stops = [begin(renewing), ...(kept ? [begin(runningOn)] : [])];
  run();
  return {
    seen: ({ nextAt, leaseBy }) => {
      if (!kept || leaseBy !== by || nextAt !== AT_ONCE || seenNextAt === AT_ONCE) return;
      seenNextAt = nextAt;
      pausedUntil = -Infinity;
      run();
    },
    stop: async () => {
      stopping = true;
      await running;
      done = true;
      await write();
      if (!gone) leave();
    },
  };
};
