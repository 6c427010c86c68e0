import type { Clock } from '../shared/clock.ts';
import type { After } from '../shared/timers.ts';

/** How often the bars of a poll are told at most, however many vote. */
export const TALLY_MS = 800;

/** Tells that a topic's poll has other votes: at once, and then at most every `TALLY_MS`. */
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
