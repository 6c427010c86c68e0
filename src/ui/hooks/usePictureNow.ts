import { useApp } from './useApp.ts';
import { useHydrated } from './useHydrated.ts';
import { useNow } from './useNow.ts';

/** B1: like `useNow`, but the moment of the picture, where there is one that things wait for. */
export const usePictureNow = (everyMs: number): number => {
  const now = useNow(everyMs);
  const pictured = useApp().live.now()?.pictured;
  // A painted page knows no picture, and is taken over as it was painted.
  return useHydrated() && pictured ? Math.floor(pictured.moment() / everyMs) * everyMs : now;
};
