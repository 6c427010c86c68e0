import { elapsing, type Clock } from './clock.ts';

/** A burst at once, then one more every `everyMs` milliseconds. */
export interface Rate {
  readonly burst: number;
  readonly everyMs: number;
}

/** Takes one token from a key's bucket; null if there was one, otherwise the whole seconds until there is. */
export type Bucket = (key: string) => number | null;

const MOST_KEYS = 50_000;

/** Token buckets of this process alone. */
export const createBucket = ({ burst, everyMs }: Rate, clock: Clock): Bucket => {
  const time = elapsing(clock);
  /** Per key, the time at which its bucket is full again. */
  const fullAt = new Map<string, number>();
  return (key) => {
    const now = time();
    const owed = Math.max(now, fullAt.get(key) ?? now);
    const waitMs = owed - now - (burst - 1) * everyMs;
    if (waitMs > 0) return Math.ceil(waitMs / 1000);
    fullAt.delete(key);
    fullAt.set(key, owed + everyMs);
    if (fullAt.size > MOST_KEYS) fullAt.delete(fullAt.keys().next().value!);
    return null;
  };
};

/** Used under LIMITS=off. */
export const noBucket: Bucket = () => null;
