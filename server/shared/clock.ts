/** Epoch milliseconds; given in everywhere, so that tests hold it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** By how much machines correct their clocks all the time. */
export const CORRECTION_MS = 5000;

/** Whether an end lies ahead, by no more than `mostMs`: what was given out before a clock was set back is over too. */
export const isWithin = (end: number, now: number, mostMs: number): boolean =>
  end > now && end - now <= mostMs + CORRECTION_MS;

/**
 * Time that passes, for waits and ages: a machine's clock that is set back counts as no time gone by. Without it a limit
 * of ten seconds that was reached before would last for the hour by which the clock jumped.
 */
export const elapsing = (clock: Clock): Clock => {
  let last = clock();
  let setBackMs = 0;
  return () => {
    const now = clock();
    if (now < last) setBackMs += last - now;
    last = now;
    return now + setBackMs;
  };
};
