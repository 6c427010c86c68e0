import type { After } from '#server/shared/timers.ts';
import type { Clock } from '#server/shared/clock.ts';

/** A clock and timers that move only when a test says so. */
export interface VirtualTime {
  readonly clock: Clock;
  readonly after: After;
  readonly advance: (ms: number) => void;
}

export const virtualTime = (start = Date.UTC(2026, 10, 20, 12)): VirtualTime => {
  let now = start;
  const timers = new Set<{ readonly at: number; readonly action: () => void }>();
  return {
    clock: () => now,
    after: (delayMs, action) => {
      const timer = { at: now + delayMs, action };
      timers.add(timer);
      return () => void timers.delete(timer);
    },
    advance: (ms) => {
      const end = now + ms;
      for (;;) {
        const [due] = [...timers].filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!due) break;
        timers.delete(due);
        now = due.at;
        due.action();
      }
      now = end;
    },
  };
};
