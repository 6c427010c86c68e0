import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Clock } from '../shared/clock.ts';
import { networksOf } from '../shared/address.ts';
import { createWindows, type Limit, type Windows } from '../shared/limiter.ts';

/** A route's config for the rate-limit plugin, which counts every request of a network. */
export const limitedTo = (
  limit: Limit | undefined,
): { readonly rateLimit?: { readonly max: number; readonly timeWindow: number } } =>
  limit ? { rateLimit: { max: limit.max, timeWindow: limit.windowMs } } : {};

/** How many times the requests of one address each of `networksOf` may make: its neighbours may be others. */
const shares = [1, 2, 4] as const;

/** Counts by the address that is the key. The plugin's own store reads the machine's clock; this one counts by the given. Each route gets a child of its own. */
export const limitStore = (clock: Clock): FastifyRateLimitStoreCtor =>
  class Store implements FastifyRateLimitStore {
    private windows: Windows | null = null;

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
    ): void {
      const windows = (this.windows ??= createWindows(timeWindow, clock));
      // What is nearest to its limit counts, as so many of what one address may.
      const counts = networksOf(key).map((network, i) => {
        const { hits, leftMs } = windows.add(network);
        return { current: Math.ceil(hits / shares[i]!), ttl: leftMs };
      });
      callback(
        null,
        counts.reduce((most, one) => (one.current > most.current ? one : most)),
      );
    }

    child(): FastifyRateLimitStore {
      return new Store();
    }
  };
