import { DatabaseUnavailable } from '../database/database.ts';
import type { Log } from '../log.ts';
import { elapsing, type Clock } from '../shared/clock.ts';
import type { LimitStore } from '../shared/limiter.ts';

/** How long nobody asks again a database that could not be used: each would wait for it. */
const PAUSE_MS = 2000;

/**
 * Counts in this process alone while the database cannot be used, so that a limit is never the reason of a refusal that
 * it would not give by itself: each process then lets through as much as all may together. Said once, and once at its end.
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
