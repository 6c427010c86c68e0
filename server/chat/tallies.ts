import type { Clock } from '../shared/clock.ts';
import type { After } from '../shared/timers.ts';

/** The least time between two updates of a poll's counts, however many vote. */
export const TALLY_MS = 800;

/** Announces new counts of a topic's poll: at once, then at most every `TALLY_MS`. */
export const createTallies = (tell: (topic: string) => void, { clock, after }: { clock: Clock; after: After }) => {
  const toldAt = new Map<string, number>();
  const waiting = new Set<string>();
  const now = (topic: string): void => {
    waiting.delete(topic);
    toldAt.set(topic, clock());
    if (toldAt.size > 1000) toldAt.delete(toldAt.keys().next().value!);
    tell(topic);
  };
  return {
    voted: (topic: string): void => {
      if (waiting.has(topic)) return;
      const leftMs = (toldAt.get(topic) ?? Number.NEGATIVE_INFINITY) + TALLY_MS - clock();
      if (leftMs <= 0 || leftMs > TALLY_MS) return now(topic);
      waiting.add(topic);
      after(leftMs, () => now(topic));
    },
  };
};
