import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False on the origin and during hydration, where only what both sides know may be rendered; true afterwards. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
