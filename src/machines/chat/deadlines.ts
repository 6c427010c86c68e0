/** Named timeouts of `delayMs` each; calls `missed` when one of them passes. */
export const createDeadlines = (
  after: (delayMs: number, run: () => void) => () => void,
  delayMs: number,
  missed: () => void,
) => {
  const running = new Map<string, () => void>();
  const stop = (name: string) => {
    running.get(name)?.();
    running.delete(name);
  };
  return {
    start: (name: string): void => {
      stop(name);
      const cancel = after(delayMs, () => {
        running.delete(name);
        missed();
      });
      running.set(name, cancel);
    },
    stop,
    /** Cancels all others. */
    keep: (names: ReadonlySet<string>): void => {
      for (const name of running.keys()) if (!names.has(name)) stop(name);
    },
  };
};
