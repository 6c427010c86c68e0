import { elapsing, type Clock } from './clock.ts';
import type { Held, LimitStore, Rule } from './limiter.ts';

/** The longest time before hits are reported to the other processes. */
const SETTLE_MS = 1000;
/** How many pieces a limit is divided into: one process counts one piece before it reports to the others. */
const PIECES = 16;
const MOST_KEYS = 50_000;
/** How many keys are settled with one query. */
const MOST_AT_ONCE = 500;

interface Window {
  endsAt: number;
  /** The hits of all processes when this one last settled, including its own until then. */
  known: number;
  /** Its own hits since then. */
  own: number;
}

/**
 * Windows that several processes fill together. Each counts at once and settles in batches: every second, and for a key
 * as soon as a process has a sixteenth of the limit unreported. The next request then waits for the answer. Up to two
 * such pieces may be in flight, so that N processes let through at most N eighths more than the limit.
 */
export const settledWindows = (
  rule: Rule,
  store: Pick<LimitStore, 'add'>,
  clock: Clock,
): ((key: string) => Held | Promise<Held>) => {
  const time = elapsing(clock);
  const windows = new Map<string, Window>();
  const untold = new Set<string>();
  const piece = Math.max(1, Math.floor(rule.max / PIECES));
  let settling: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | null = null;

  const windowOf = (key: string): Window => {
    const now = time();
    let window = windows.get(key);
    if (window && window.endsAt > now) return window;
    windows.delete(key);
    window = { endsAt: now + rule.windowMs, known: 0, own: 0 };
    windows.set(key, window);
    if (windows.size > MOST_KEYS) windows.delete(windows.keys().next().value!);
    return window;
  };
  const settleSome = async (): Promise<void> => {
    const told = [...untold].slice(0, MOST_AT_ONCE).flatMap((key) => {
      untold.delete(key);
      const window = windows.get(key);
      return window ? [{ key, window, weight: window.own }] : [];
    });
    if (told.length === 0) return;
    const held = await store.add(told.map(({ key, weight }) => ({ rule, key, weight })));
    const now = time();
    told.forEach(({ window, weight }, i) => {
      const { hits, leftMs } = held[i]!;
      window.own -= weight;
      window.known = hits;
      window.endsAt = now + leftMs;
    });
  };
  const settle = (): Promise<void> => {
    if (timer) clearTimeout(timer);
    timer = null;
    // Hits that cannot be reported remain this process's own count.
    settling = settling.then(settleSome).catch(() => {});
    return settling;
  };
  const heldOf = ({ known, own, endsAt }: Window): Held => ({
    hits: known + own,
    leftMs: Math.max(0, endsAt - time()),
  });

  return (key) => {
    const window = windowOf(key);
    window.own += 1;
    untold.add(key);
    if (window.own >= piece) return settle().then(() => heldOf(window));
    timer ??= setTimeout(() => void settle(), SETTLE_MS).unref();
    return heldOf(window);
  };
};
