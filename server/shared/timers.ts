/** Does something once after a delay in milliseconds; returns the function that cancels it. */
export type After = (delayMs: number, action: () => void) => () => void;

export const systemAfter: After = (delayMs, action) => {
  const timer = setTimeout(action, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
};
