/** Repeats work at an interval in milliseconds of the origin's clock; returns the function that stops it. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** However fast the clock runs, timers leave the process time for requests. */
const LEAST_MS = 10;

/** `speed`: how many milliseconds of the origin's clock pass per real millisecond. Its timers keep no process alive. */
export const everyAt =
  (speed: number): Every =>
  (milliseconds, work) => {
    const timer = setInterval(work, Math.max(LEAST_MS, milliseconds / speed));
    timer.unref();
    return () => clearInterval(timer);
  };
