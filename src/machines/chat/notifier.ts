/** Tells listeners of many changes at most once a frame; between frames the snapshot stays the same object. */
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
    /** Returns how to stop, which says whether it was still listening. */
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
