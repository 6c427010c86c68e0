import * as Effect from 'effect/Effect';
import * as Schedule from 'effect/Schedule';
import type { Job } from '../shared/jobs.ts';
import type { Begin } from './originTime.ts';

/** A run that has begun is not cancelled, and a failed run does not end the job. */
const runOf = ({ run }: Job, failed: (error: unknown) => void): Effect.Effect<void> =>
  Effect.tryPromise({ try: async () => run(), catch: (error) => error }).pipe(
    Effect.catch((error) => Effect.sync(() => failed(error))),
    Effect.uninterruptible,
  );

const programOf = (job: Job, failed: (error: unknown) => void): Effect.Effect<unknown> => {
  const again = Effect.schedule(runOf(job, failed), Schedule.spaced(job.everyMs));
  return job.atStart ? Effect.andThen(runOf(job, failed), again) : again;
};

/**
 * Runs jobs of this process alone, each an interval after the end of its last run, so that runs never overlap. Returns
 * the function that stops them, which resolves once the last run has ended.
 */
export const startOwnJobs = (
  jobs: readonly Job[],
  begin: Begin,
  failed: (error: unknown) => void,
): (() => Promise<void>) => {
  const stops = jobs.map((job) => begin(programOf(job, failed)));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
