import { createBucket, type Bucket } from './bucket.ts';
import type { Clock } from './clock.ts';
import { createWindows, type LimitStore, type Rule, type Windows } from './limiter.ts';

/** Limits of one process; a restart resets them. */
export const memoryLimits = (clock: Clock): LimitStore => {
  const windows = new Map<string, Windows>();
  const buckets = new Map<string, Bucket>();
  const windowsOf = ({ name, windowMs }: Rule): Windows => {
    let own = windows.get(name);
    if (!own) windows.set(name, (own = createWindows(windowMs, clock)));
    return own;
  };
  return {
    add: async (hits) => hits.map(({ rule, key, weight }) => windowsOf(rule).add(key, weight)),
    peek: async (hits) => hits.map(({ rule, key }) => windowsOf(rule).peek(key)),
    take: async (bucket, key) => {
      let own = buckets.get(bucket.name);
      if (!own) buckets.set(bucket.name, (own = createBucket(bucket, clock)));
      return own(key);
    },
  };
};
