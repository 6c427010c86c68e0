import { elapsing, type Clock } from '../shared/clock.ts';
import type { After } from '../shared/timers.ts';

const PRESENCE_EVERY_MS = 5000;

export interface Presence {
  /** Whether the number was announced now. */
  readonly changed: () => boolean;
  readonly stop: () => void;
}

/** Announces a changed number of listeners, at once or 5 s after the last time. */
export const createPresence = (
  count: () => number,
  tell: (online: number) => void,
  { clock, after }: { readonly clock: Clock; readonly after: After },
): Presence => {
  const time = elapsing(clock);
  let toldAt = Number.NEGATIVE_INFINITY;
  let told = 0;
  let callOff: (() => void) | null = null;
  const say = (): boolean => {
    callOff = null;
    if (count() === told) return false;
    told = count();
    toldAt = time();
    tell(told);
    return true;
  };
  return {
    changed: () => {
      const waitMs = toldAt + PRESENCE_EVERY_MS - time();
      if (waitMs <= 0) return say();
      callOff ??= after(waitMs, say);
      return false;
    },
    stop: () => callOff?.(),
  };
};
