import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApp } from './useApp.ts';

/** A sheet, dialog, menu or full screen on the layer stack: Back closes the top one first. */
export const useLayer = (name: string) => {
  const { layers } = useApp();
  const open = useSyncExternalStore(
    layers.subscribe,
    () => layers.isOpen(name),
    () => false,
  );
  const show = useCallback(() => layers.open(name), [layers, name]);
  const hide = useCallback(() => layers.close(name), [layers, name]);
  /** Closes it and continues once its history entry is left, for callers that change the history themselves. */
  const hideThen = useCallback((then: () => void) => layers.close(name, then), [layers, name]);
  return { open, show, hide, hideThen };
};

/** As `useLayer`, for a layer of this component only: it closes on unmount. */
export const useOwnLayer = (name: string) => {
  const { layers } = useApp();
  useEffect(() => () => layers.close(name), [layers, name]);
  return useLayer(name);
};
