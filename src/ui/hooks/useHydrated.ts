import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};
const nothing = () => null;

/**
 * False on the origin and during hydration, where only what both sides know may be rendered; true afterwards. It turns
 * true in the background: for a store that says something else after hydration, React would render all that asks at
 * once, in one long task.
 */
export const useHydrated = (): boolean => {
  let hydrating = false;
  // React asks for the server's snapshot on the origin and during hydration alone.
  useSyncExternalStore(never, nothing, () => {
    hydrating = true;
    return null;
  });
  return useDeferredValue(true, !hydrating);
};
