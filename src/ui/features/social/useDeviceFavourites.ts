import { useSyncExternalStore } from 'react';
import type { KeptFavourite } from '#domain/football/keptFavourites.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLoggedIn } from '../../hooks/useViewer.ts';
import { deviceFavouritesIn } from './deviceFavourites.ts';

const none: readonly KeptFavourite[] = [];

/** What a guest follows on this device; empty for a member. */
export const useDeviceFavourites = (): readonly KeptFavourite[] => {
  const { storage } = useApp();
  const device = deviceFavouritesIn(storage);
  const loggedIn = useLoggedIn();
  const kept = useSyncExternalStore(device.subscribe, device.now, () => none);
  return loggedIn ? none : kept;
};
