import * as Effect from 'effect/Effect';
import * as Latch from 'effect/Latch';
import { CORRECTION_MS, isWithin } from '../shared/clock.ts';
import type { Job } from '../shared/jobs.ts';
import { holdJob, type HeldJob, type HoldingNeeds } from './heldJob.ts';
import type { JobsStore, StoredJob } from './jobs.store.ts';
import { furthestAhead } from './times.ts';

export interface LeasedJobsNeeds extends HoldingNeeds {
  readonly store: JobsStore;
  /** The maximum delay until changes by the operator or another process are seen. */
  readonly lookMs: number;
}

/** A job that nobody has run for so long is no longer part of any release. */
const FORGOTTEN_MS = 30 * 86_400_000;

/**
 * Runs the jobs whose lease this process gets, each when it is due. It reads the table every `lookMs` and when the next
 * job is due. Returns the function that stops them, which resolves once every run has ended and no lease is held.
 */
export const startLeasedJobs = (jobs: readonly Job[], needs: LeasedJobsNeeds): (() => Promise<void>) => {
  const { store, begin, clock, log, by, leaseMs, lookMs } = needs;
  const held = new Map<string, HeldJob>();
  let entered = false;
  let blind = false;
  let stopped = false;
  const woken = Latch.makeUnsafe(false);

  const enterAll = async (): Promise<void> => {
    const now = clock();
    await store.forget(now - FORGOTTEN_MS);
    for (const { name, everyMs, atStart } of jobs) {
      await store.enter(name, atStart ? now : now + everyMs);
      if (atStart) await store.bring(name, now);
    }
    entered = true;
  };
  const isFree = ({ leaseUntil }: StoredJob, now: number): boolean =>
    leaseUntil === null || !isWithin(leaseUntil, now, leaseMs);
  /** Milliseconds until a job may be due; takes its lease if it is due. */
  const consider = async (job: Job, row: StoredJob): Promise<number> => {
    const now = clock();
    const holding = held.get(job.name);
    if (holding) {
      holding.seen(row);
      return lookMs;
    }
    if (row.nextAt > now + furthestAhead(job) + CORRECTION_MS) await store.putOff(row, now + job.everyMs);
    if (row.nextAt > now) return row.nextAt - now;
    const taken = stopped || !isFree(row, now) ? null : await store.take(row, { by, now, leaseMs });
    if (!taken) return lookMs;
    if (row.leaseBy !== null) log.warn('job.takenOver', { job: job.name, from: row.leaseBy, tries: taken.tries });
    const over = (): void => {
      held.delete(job.name);
      woken.openUnsafe();
    };
    held.set(job.name, holdJob(job, taken, needs, over));
    return lookMs;
  };
  /** Looks at all jobs once; returns the milliseconds until the next look. */
  const lookOnce = async (): Promise<number> => {
    if (!entered) await enterAll();
    const rows = new Map((await store.all()).map((row) => [row.name, row]));
    let soonest = lookMs;
    for (const job of jobs) {
      const row = rows.get(job.name);
      // The database was restored or emptied while the process was running.
      if (!row) entered = false;
      else soonest = Math.min(soonest, await consider(job, row));
    }
    return soonest;
  };
  /** The same if the database is unavailable, which is logged once. */
  const lookOrWait = (): Promise<number> =>
    lookOnce().then(
      (soonest) => {
        if (blind) log.info('jobs.seen');
        blind = false;
        return soonest;
      },
      (error: unknown) => {
        if (!blind) log.error('jobs.unseen', { reason: error instanceof Error ? error.name : 'no error' });
        blind = true;
        return lookMs;
      },
    );
  const look = Effect.suspend(() => {
    woken.closeUnsafe();
    return Effect.uninterruptible(Effect.promise(lookOrWait));
  });
  const round = Effect.flatMap(look, (pauseMs) => Effect.raceFirst(woken.await, Effect.sleep(pauseMs)));
  const stopLooking = begin(Effect.forever(round));

  return async () => {
    stopped = true;
    await stopLooking();
    await Promise.all([...held.values()].map(({ stop }) => stop()));
  };
};
