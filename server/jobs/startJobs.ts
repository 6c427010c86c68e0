import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import type { Database } from '../database/database.ts';
import type { Log } from '../log.ts';
import type { Clock } from '../shared/clock.ts';
import { everyAt } from '../shared/every.ts';
import type { Job } from '../shared/jobs.ts';
import { jobsStore } from './jobs.store.ts';
import { startLeasedJobs } from './leasedJobs.ts';
import { beginIn, originTime } from './originTime.ts';
import { startOwnJobs } from './ownJobs.ts';

export interface JobsNeeds {
  readonly database: Database;
  readonly clock: Clock;
  /** How many milliseconds of that clock pass in one real millisecond. */
  readonly speed: number;
  readonly log: Log;
  readonly failed: (error: unknown) => void;
}

/** How long after the end of a process that says nothing another takes over, and how soon the operator's word is heard; of time that passes, however fast the clock is. */
const LEASE_MS = 30_000;
const LOOK_MS = 2000;

/** A readable name of this process among those on the database, for operators. */
const processName = (): string => `${hostname()}:${process.pid}:${randomBytes(2).toString('hex')}`;

/** Runs jobs at their times by the origin's clock; returns the function that stops them, which resolves once the last run has ended. */
export const startJobs = (
  jobs: readonly Job[],
  { database, clock, speed, log, failed }: JobsNeeds,
): (() => Promise<void>) => {
  const begin = beginIn(originTime(clock, everyAt(speed)));
  const isOwn = ({ inEachProcess }: Job): boolean => inEachProcess === true;
  const stopOwn = startOwnJobs(jobs.filter(isOwn), begin, failed);
  const stopLeased = startLeasedJobs(
    jobs.filter((job) => !isOwn(job)),
    {
      ...{ store: jobsStore(database), begin, clock, log, failed, by: processName() },
      ...{ leaseMs: LEASE_MS * speed, lookMs: LOOK_MS * speed },
    },
  );
  return async () => {
    await Promise.all([stopOwn(), stopLeased()]);
  };
};
