import { elapsing, type Clock } from './clock.ts';
import type { Rate } from './bucket.ts';

export const MINUTE_MS = 60_000;

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** The hits in a window, and the milliseconds until it ends. */
export interface Held {
  readonly hits: number;
  readonly leftMs: number;
}

/** Hits per key in fixed windows that begin with a key's first hit, in this process. */
export interface Windows {
  /** Adds one hit, or `weight` hits, to the key's window, or begins one. */
  readonly add: (key: string, weight?: number) => Held;
  readonly peek: (key: string) => Held | null;
}

/** Keys beyond this number are forgotten, oldest window first, so that strangers cannot fill the memory. */
const MAX_KEYS = 50_000;

export const createWindows = (windowMs: number, clock: Clock): Windows => {
  const time = elapsing(clock);
  const windows = new Map<string, { readonly endsAt: number; hits: number }>();
  const peek = (key: string) => {
    const window = windows.get(key);
    const now = time();
    if (window && window.endsAt <= now) windows.delete(key);
    const current = windows.get(key);
    return current ? { hits: current.hits, leftMs: current.endsAt - now } : null;
  };
  return {
    add: (key, weight = 1) => {
      if (!peek(key)) windows.set(key, { endsAt: time() + windowMs, hits: 0 });
      if (windows.size > MAX_KEYS) windows.delete(windows.keys().next().value!);
      const window = windows.get(key)!;
      window.hits += weight;
      return { hits: window.hits, leftMs: window.endsAt - time() };
    },
    peek,
  };
};

/** A limit with a name of its own, under which all processes count. */
export interface Rule extends Limit {
  readonly name: string;
}

export interface Hit {
  readonly rule: Rule;
  readonly key: string;
  /** 1 if absent. */
  readonly weight?: number;
}

/** A token bucket with a name of its own; `everyMs` is an integer. */
export interface BucketRule extends Rate {
  readonly name: string;
}

/** Where limits are counted: in this process's memory, or shared by all processes. */
export interface LimitStore {
  /**
   * Adds each hit to its window, or begins one; returns what each window then holds, in the same order. At most one hit
   * per rule and key.
   */
  readonly add: (hits: readonly Hit[]) => Promise<readonly Held[]>;
  /** What the windows hold, in the same order; null for a window that is not open. */
  readonly peek: (hits: readonly Hit[]) => Promise<readonly (Held | null)[]>;
  /** Takes one token from a key's bucket; null if there was one, otherwise the whole seconds until there is. */
  readonly take: (bucket: BucketRule, key: string) => Promise<number | null>;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Counts each hit; for each, null while within the limit, otherwise the whole seconds until a retry makes sense. */
export const hitAll = async (
  store: Pick<LimitStore, 'add'>,
  hits: readonly Hit[],
): Promise<readonly (number | null)[]> =>
  (await store.add(hits)).map(({ hits: count, leftMs }, i) => (count > hits[i]!.rule.max ? seconds(leftMs) : null));

/** What the next `hitAll` would answer, without counting. */
export const blockedAll = async (
  store: Pick<LimitStore, 'peek'>,
  hits: readonly Hit[],
): Promise<readonly (number | null)[]> =>
  (await store.peek(hits)).map((held, i) => (held && held.hits >= hits[i]!.rule.max ? seconds(held.leftMs) : null));

/** The first wait that is not null. */
export const firstWait = (waits: readonly (number | null)[]): number | null =>
  waits.find((wait) => wait !== null) ?? null;

/** For handlers that count only some outcomes, such as wrong passwords. */
export interface Limiter {
  /** Counts one hit; null while within the limit, otherwise the whole seconds until a retry makes sense. */
  readonly hit: (key: string) => Promise<number | null>;
  /** What the next `hit` would answer, without counting. */
  readonly blocked: (key: string) => Promise<number | null>;
}

export const createLimiter = (rule: Rule, store: LimitStore): Limiter => ({
  hit: async (key) => (await hitAll(store, [{ rule, key }]))[0] ?? null,
  blocked: async (key) => (await blockedAll(store, [{ rule, key }]))[0] ?? null,
});
