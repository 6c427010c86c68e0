import { useSyncExternalStore } from 'react';
import type { SpoilerState } from '../app/spoiler.ts';
import { useApp } from './useApp.ts';

/** B2, TI-9: what this viewer does not want to see. */
export const useSpoiler = (): SpoilerState => {
  const { spoiler } = useApp();
  return useSyncExternalStore(spoiler.subscribe, spoiler.now, spoiler.now);
};
