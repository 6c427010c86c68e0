/** Epoch milliseconds; injected everywhere, so that tests control it. */
export type Clock = () => number;

export const systemClock: Clock = () => Date.now();

/** By how much machines routinely correct their clocks. */
export const CORRECTION_MS = 5000;

/**
 * Whether an end lies ahead by no more than `mostMs`. Anything issued before a clock was set back therefore expires
 * too.
 */
export const isWithin = (end: number, now: number, mostMs: number): boolean =>
  end > now && end - now <= mostMs + CORRECTION_MS;

/**
 * Elapsed time, for waits and ages: a clock that is set back counts as no time passed. Otherwise a ten-second limit
 * that was already reached would last for the hour by which the clock jumped.
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
