import { CHAT } from '#domain/chat/chat.ts';
import type { ClockPort } from '#ports/storage.ts';
import type { VisibilityPort } from '#ports/visibility.ts';

export interface ReadOnOptions {
  readonly clock: Pick<ClockPort, 'now'>;
  readonly visibility: VisibilityPort;
  /** Runs once after so many milliseconds; returns how to keep it from running. */
  readonly after: (delayMs: number, run: () => void) => () => void;
  readonly read: () => void;
}

/** Reads about every 20 s for as long as that is wanted and the tab can be seen; at once where the last time is long ago. */
export const createReadOn = ({ clock, visibility, after, read }: ReadOnOptions) => {
  let wanted = false;
  let lastAt = -Infinity;
  let stayQuiet = () => {};
  const goOn = () => {
    stayQuiet();
    if (!wanted || !visibility.isVisible()) return;
    const now = clock.now();
    // The clock is the server's and may be set back.
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
