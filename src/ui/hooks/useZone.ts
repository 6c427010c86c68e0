import { useSyncExternalStore } from 'react';
import { useApp } from './useApp.ts';

/** The IANA zone in which times are shown. */
export const useZone = (): string => {
  const { zone, painted } = useApp();
  return useSyncExternalStore(zone.subscribe, zone.current, () => painted?.zone ?? zone.current());
};
