import { DatabaseUnavailable } from '../database/database.ts';
import type { Log } from '../log.ts';
import { elapsing, type Clock } from '../shared/clock.ts';
import type { LimitStore } from '../shared/limiter.ts';

/** How long a database that failed is not asked again, because each request would have to wait for it. */
const PAUSE_MS = 2000;

/**
 * Counts in this process alone while the database is unavailable, so that an unavailable database never causes a
 * refusal. Each process then allows as much as the limit allows for all together. Logged once at the start and once at
 * the end.
 */
export const orLocal = (shared: LimitStore, local: LimitStore, clock: Clock, log: Log): LimitStore => {
  const time = elapsing(clock);
  let pausedUntil: number | null = null;
  const ask = async <A>(question: (store: LimitStore) => Promise<A>): Promise<A> => {
    if (pausedUntil !== null && time() < pausedUntil) return question(local);
    try {
      const answer = await question(shared);
      if (pausedUntil !== null) log.info('limits.shared', {});
      pausedUntil = null;
      return answer;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailable)) throw error;
      if (pausedUntil === null) log.warn('limits.local', { why: error.why });
      pausedUntil = time() + PAUSE_MS;
      return question(local);
    }
  };
  return {
    add: (hits) => ask((store) => store.add(hits)),
    peek: (hits) => ask((store) => store.peek(hits)),
    take: (bucket, key) => ask((store) => store.take(bucket, key)),
  };
};
