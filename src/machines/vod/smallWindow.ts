/** Whether a film goes on in the small window while its viewer walks through other pages. */
export const createSmallWindow = () => {
  let open = false;
  const listeners = new Set<() => void>();
  return {
    isOpen: (): boolean => open,
    subscribe: (changed: () => void): (() => void) => {
      listeners.add(changed);
      return () => void listeners.delete(changed);
    },
    set: (wanted: boolean): void => {
      if (open === wanted) return;
      open = wanted;
      for (const changed of listeners) changed();
    },
  };
};
export type SmallWindow = ReturnType<typeof createSmallWindow>;
