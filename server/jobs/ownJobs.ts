import type { Every } from '../shared/every.ts';
import type { Job } from '../shared/jobs.ts';

/**
 * Runs jobs that are of this process alone, each at its times; a run that is not over by then is left to end, and none
 * begins beside it. Answers the way to stop, which resolves once the last run has ended.
 */
export const startOwnJobs = (
  jobs: readonly Job[],
  every: Every,
  failed: (error: unknown) => void,
): (() => Promise<void>) => {
  const running = new Map<Job, Promise<void>>();
  const runOnce = async (job: Job): Promise<void> => {
    try {
      await job.run();
    } catch (error) {
      failed(error);
    }
    running.delete(job);
  };
  const take = (job: Job): void => {
    if (!running.has(job)) running.set(job, runOnce(job));
  };
  const stops = jobs.map((job) => {
    if (job.atStart) take(job);
    return every(job.everyMs, () => take(job));
  });
  return async () => {
    for (const stop of stops) stop();
    await Promise.all(running.values());
  };
};
