import type { Job } from '../shared/jobs.ts';

const FIRST_PAUSE_MS = 5000;
const SHORTEST_BOUND_MS = 60_000;
const LONGEST_BOUND_MS = 3_600_000;

/** The maximum pause after failures of a job: its interval, but at least a minute and at most an hour. */
const boundOf = (everyMs: number): number => Math.min(Math.max(everyMs, SHORTEST_BOUND_MS), LONGEST_BOUND_MS);

/** The pause after a number of failures in a row: it doubles each time, up to a maximum. */
export const pauseAfter = (tries: number, everyMs: number): number =>
  Math.min(Math.min(FIRST_PAUSE_MS, everyMs) * 2 ** (tries - 1), boundOf(everyMs));

/** The next due time after a given one: a multiple of the interval after it; runs missed meanwhile are run once. */
export const dueAfter = (dueAt: number, everyMs: number, now: number): number =>
  dueAt + everyMs > now ? dueAt + everyMs : now + everyMs;

/** How far ahead a job's time can be; a later one was set by a clock that has been set back since. */
export const furthestAhead = ({ everyMs }: Pick<Job, 'everyMs'>): number => Math.max(everyMs, boundOf(everyMs));
