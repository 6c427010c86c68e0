import { CHAT } from '#domain/chat/chat.ts';
import type { ClockPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';

export interface PollingOptions {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly visibility: VisibilityPort;
  /** Runs once after a delay; returns the function to cancel it. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  readonly read: () => void;
}

/** Polls about every 20 s while wanted and the tab is visible; at once if the last poll is older than that. */
export const createPolling = ({ clock, visibility, after, read }: PollingOptions) => {
  let wanted = false;
  let lastAt = -Infinity;
  let stayQuiet = () => {};
  const goOn = () => {
    stayQuiet();
    if (!wanted || !visibility.isVisible()) return;
    const now = clock.now();
    // The server's clock may jump backwards.
    lastAt = Math.min(lastAt, now);
    const leftMs = lastAt + CHAT.readEveryMs - now;
    if (leftMs <= 0) {
      lastAt = now;
      read();
    }
    stayQuiet = after(leftMs > 0 ? leftMs : CHAT.readEveryMs, goOn);
  };
  const stopWatching = visibility.watch(goOn);
  return {
    want: (on: boolean): void => {
      if (on === wanted) return;
      wanted = on;
      goOn();
    },
    stop: (): void => {
      wanted = false;
      stayQuiet();
      stopWatching();
    },
  };
};
