/** Does something later, once; answers the way to call it off. Milliseconds. */
export type After = (delayMs: number, action: () => void) => () => void;

export const systemAfter: After = (delayMs, action) => {
  const timer = setTimeout(action, delayMs);
  timer.unref();
  return () => clearTimeout(timer);
};
