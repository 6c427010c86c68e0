import type { Job } from '../shared/jobs.ts';

const FIRST_PAUSE_MS = 5000;
const SHORTEST_BOUND_MS = 60_000;
const LONGEST_BOUND_MS = 3_600_000;

/** The longest pause after failures of a job: what it waits otherwise, though at least a minute and at most an hour. */
const boundOf = (everyMs: number): number => Math.min(Math.max(everyMs, SHORTEST_BOUND_MS), LONGEST_BOUND_MS);

/** How long a job waits after so many failures in a row: twice as long each time, up to a bound. */
export const pauseAfter = (tries: number, everyMs: number): number =>
  Math.min(Math.min(FIRST_PAUSE_MS, everyMs) * 2 ** (tries - 1), boundOf(everyMs));

/** When a job is due again that was due at an instant: in step with it, and what was missed meanwhile is run once. */
export const dueAfter = (dueAt: number, everyMs: number, now: number): number =>
  dueAt + everyMs > now ? dueAt + everyMs : now + everyMs;

/** How far ahead the time of a job can lie; one beyond was set by a clock that has been set back since. */
export const furthestAhead = ({ everyMs }: Pick<Job, 'everyMs'>): number => Math.max(everyMs, boundOf(everyMs));
