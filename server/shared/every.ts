/** Does something again and again, every so many milliseconds of the origin's clock; answers the way to stop. */
export type Every = (milliseconds: number, work: () => void) => () => void;

/** However fast the clock is, a timer leaves the process time for its requests. */
const LEAST_MS = 10;

/** `speed`: how many milliseconds of the origin's clock pass in one. Its timers keep no process alive. */
export const everyAt =
  (speed: number): Every =>
  (milliseconds, work) => {
    const timer = setInterval(work, Math.max(LEAST_MS, milliseconds / speed));
    timer.unref();
    return () => clearInterval(timer);
  };
