import { elapsing, type Clock } from './clock.ts';

export const MINUTE_MS = 60_000;

export interface Limit {
  readonly max: number;
  readonly windowMs: number;
}

/** Hits per key in fixed windows that begin with a key's first hit. */
export interface Windows {
  /** Adds one, or as much as one weighs, to the key's window, or begins one. `leftMs` is until the window ends. */
  readonly add: (key: string, weight?: number) => { readonly hits: number; readonly leftMs: number };
  readonly peek: (key: string) => { readonly hits: number; readonly leftMs: number } | null;
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

/** For handlers that count only some outcomes, such as wrong passwords. */
export interface Limiter {
  /** Adds one; null while within the limit, else the whole seconds until it is worth trying again. */
  readonly hit: (key: string) => number | null;
  /** As the next `hit` would answer, without counting. */
  readonly blocked: (key: string) => number | null;
}

const seconds = (ms: number): number => Math.max(1, Math.ceil(ms / 1000));

export const createLimiter = ({ max, windowMs }: Limit, clock: Clock): Limiter => {
  const windows = createWindows(windowMs, clock);
  return {
    hit: (key) => {
      const { hits, leftMs } = windows.add(key);
      return hits > max ? seconds(leftMs) : null;
    },
    blocked: (key) => {
      const window = windows.peek(key);
      return window && window.hits >= max ? seconds(window.leftMs) : null;
    },
  };
};
