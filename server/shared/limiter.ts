import { elapsing, type Clock } from './clock.ts';
import type { Rate } from './bucket.ts';

export const MINUTE_MS = 60_000;

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** What a window holds, and how long until it ends. */
export interface Held {
  readonly hits: number;
  readonly leftMs: number;
}

/** Hits per key in fixed windows that begin with a key's first hit, in this process. */
export interface Windows {
  /** Adds one, or as much as one weighs, to the key's window, or begins one. */
  readonly add: (key: string, weight?: number) => Held;
  readonly peek: (key: string) => Held | null;
}

/** Keys beyond this are forgotten, oldest window first, so that strangers cannot fill the memory. */
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

/** A limit under a name of its own, by which all processes count. */
export interface Rule extends Limit {
  readonly name: string;
}

export interface Hit {
  readonly rule: Rule;
  readonly key: string;
  /** 1 where absent. */
  readonly weight?: number;
}

/** A bucket under a name of its own; `everyMs` is whole. */
export interface BucketRule extends Rate {
  readonly name: string;
}

/** Where limits are counted: in this process's memory, or by all processes together. */
export interface LimitStore {
  /** Adds each to its window, or begins one; what each then holds, in their order. Of one rule and key at most one. */
  readonly add: (hits: readonly Hit[]) => Promise<readonly Held[]>;
  /** What windows hold, in their order; null where none is open. */
  readonly peek: (hits: readonly Hit[]) => Promise<readonly (Held | null)[]>;
  /** Takes one of a key's bucket; null where there was one left, else the whole seconds until there is. */
  readonly take: (bucket: BucketRule, key: string) => Promise<number | null>;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

/** Adds to each; of each null while within the limit, else the whole seconds until it is worth trying again. */
export const hitAll = async (
  store: Pick<LimitStore, 'add'>,
  hits: readonly Hit[],
): Promise<readonly (number | null)[]> =>
  (await store.add(hits)).map(({ hits: count, leftMs }, i) => (count > hits[i]!.rule.max ? seconds(leftMs) : null));

/** As the next `hitAll` would answer, without counting. */
export const blockedAll = async (
  store: Pick<LimitStore, 'peek'>,
  hits: readonly Hit[],
): Promise<readonly (number | null)[]> =>
  (await store.peek(hits)).map((held, i) => (held && held.hits >= hits[i]!.rule.max ? seconds(held.leftMs) : null));

/** The first that is to be waited for. */
export const firstWait = (waits: readonly (number | null)[]): number | null =>
  waits.find((wait) => wait !== null) ?? null;

/** For handlers that count only some outcomes, such as wrong passwords. */
export interface Limiter {
  /** Adds one; null while within the limit, else the whole seconds until it is worth trying again. */
  readonly hit: (key: string) => Promise<number | null>;
  /** As the next `hit` would answer, without counting. */
  readonly blocked: (key: string) => Promise<number | null>;
}

export const createLimiter = (rule: Rule, store: LimitStore): Limiter => ({
  hit: async (key) => (await hitAll(store, [{ rule, key }]))[0] ?? null,
  blocked: async (key) => (await blockedAll(store, [{ rule, key }]))[0] ?? null,
});
