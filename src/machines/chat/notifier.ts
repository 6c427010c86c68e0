/** Notifies listeners at most once per frame; the snapshot stays the same object in between. */
export const createNotifier = <A>(build: () => A, frame: (run: () => void) => void) => {
  const listeners = new Set<() => void>();
  let snapshot = build();
  let isDue = false;
  const flush = () => {
    isDue = false;
    snapshot = build();
    for (const listener of listeners) listener();
  };
  return {
    snapshot: (): A => snapshot,
    /** Returns the function to unsubscribe, which gives whether the listener was still subscribed. */
    subscribe: (listener: () => void): (() => boolean) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    changed: (): void => {
      if (isDue) return;
      isDue = true;
      frame(flush);
    },
  };
};
