import { useCallback, useSyncExternalStore } from 'react';
import { useApp } from './useApp.ts';

/** The server's time in epoch milliseconds, rounded down to `everyMs`, so that all users of a step render together. */
export const useNow = (everyMs: number): number => {
  const { clock, painted } = useApp();
  const read = useCallback(() => Math.floor(clock.now() / everyMs) * everyMs, [clock, everyMs]);
  const subscribe = useCallback(
    (changed: () => void) => {
      let timer: number;
      const next = () => {
        timer = window.setTimeout(tick, everyMs - (clock.now() % everyMs));
      };
      const tick = () => {
        changed();
        next();
      };
      next();
      return () => window.clearTimeout(timer);
    },
    [clock, everyMs],
  );
  const atPainting = () => Math.floor((painted?.at ?? clock.now()) / everyMs) * everyMs;
  return useSyncExternalStore(subscribe, read, atPainting);
};
