import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False while the origin renders a page and while the browser takes it over, where only what both know may be drawn; true ever after. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
