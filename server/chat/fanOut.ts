import type { AnySequenced } from '#contract/ws/entries.ts';
import { elapsing, type Clock } from '../shared/clock.ts';
import { createBusy } from './busy.ts';
import type { After } from '../shared/timers.ts';

/** Above so many entries a second, or after a flush that took so long, entries wait for each other. */
export const FAN_OUT = { windowMs: 50, busyPerSecond: 20, slowFlushMs: 10 } as const;

export interface FanOut {
  readonly push: (entry: AnySequenced) => void;
  /** Writes the waiting entries at once. */
  readonly flush: () => void;
}

/** Writes entries at once in a quiet chat, several in one frame in a busy one. */
export const createFanOut = (
  write: (entries: readonly AnySequenced[]) => void,
  { clock, after }: { readonly clock: Clock; readonly after: After },
): FanOut => {
  const time = elapsing(clock);
  let pending: AnySequenced[] = [];
  let callOff: (() => void) | null = null;
  let lastTookMs = 0;
  const { came, isBusy } = createBusy(FAN_OUT.busyPerSecond);

  const flush = (): void => {
    callOff?.();
    callOff = null;
    if (pending.length === 0) return;
    const entries = pending;
    pending = [];
    const began = time();
    write(entries);
    lastTookMs = time() - began;
  };
  return {
    flush,
    push: (entry) => {
      const now = time();
      pending.push(entry);
      came(now);
      if (!isBusy(now) && lastTookMs <= FAN_OUT.slowFlushMs) flush();
      else callOff ??= after(FAN_OUT.windowMs, flush);
    },
  };
};
