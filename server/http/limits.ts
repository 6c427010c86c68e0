import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { RouteOptions } from 'fastify';
import type { Clock } from '../shared/clock.ts';
import { networksOf } from '../shared/address.ts';
import { createWindows, type Held, type Limit, type LimitStore } from '../shared/limiter.ts';
import { settledWindows } from '../shared/settledWindows.ts';

/** A route's config for the rate-limit plugin, which counts every request of a network. */
export const limitedTo = (
  limit: Limit | undefined,
): { readonly rateLimit?: { readonly max: number; readonly timeWindow: number } } =>
  limit ? { rateLimit: { max: limit.max, timeWindow: limit.windowMs } } : {};

/** How many times the requests of one address each of `networksOf` may make: its neighbours may be others. */
const shares = [1, 2, 4] as const;

/** Where each route's requests are counted, by the name of the route; what is at hand is answered at once. */
export type RouteWindows = (route: string, limit: Limit) => (key: string) => Held | Promise<Held>;

/** By this process alone. */
export const ownWindows =
  (clock: Clock): RouteWindows =>
  (_route, { windowMs }) => {
    const { add } = createWindows(windowMs, clock);
    return (key) => add(key);
  };

/** By this process at once, and by all together a little later (`settledWindows`). */
export const sharedWindows =
  (store: LimitStore, clock: Clock): RouteWindows =>
  (route, limit) =>
    settledWindows({ name: `http ${route}`, ...limit }, store, clock);

/** Counts by the address that is the key. The plugin's own store reads the machine's clock; this one counts by the given. Each route gets a child of its own. */
export const limitStore = (windows: RouteWindows): FastifyRateLimitStoreCtor => {
  class Store implements FastifyRateLimitStore {
    private readonly route: string;
    private add: ((key: string) => Held | Promise<Held>) | null = null;

    constructor(_options: object, route = '') {
      this.route = route;
    }

    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      timeWindow: number,
      max: number,
    ): void {
      const add = (this.add ??= windows(this.route, { max, windowMs: timeWindow }));
      const held = networksOf(key).map((network) => add(network));
      const answer = (all: readonly Held[]): void => {
        // What is nearest to its limit counts, as so many of what one address may.
        const counts = all.map(({ hits, leftMs }, i) => ({ current: Math.ceil(hits / shares[i]!), ttl: leftMs }));
        callback(
          null,
          counts.reduce((most, one) => (one.current > most.current ? one : most)),
        );
      };
      const atHand = held.filter((one): one is Held => !(one instanceof Promise));
      if (atHand.length === held.length) answer(atHand);
      else Promise.all(held).then(answer, callback);
    }

    child(options: RouteOptions): FastifyRateLimitStore {
      // The plugin gives the route here, though its types do not say so.
      const { method, url } = 'routeInfo' in options ? (options.routeInfo as RouteOptions) : options;
      return new Store({}, `${String(method)} ${url}`);
    }
  }
  return Store;
};
