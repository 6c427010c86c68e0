import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { useApp } from './useApp.ts';

/** A sheet, dialog, menu or full screen on the one stack of layers: Back closes the top one first. */
export const useLayer = (name: string) => {
  const { layers } = useApp();
  const open = useSyncExternalStore(
    layers.subscribe,
    () => layers.isOpen(name),
    () => false,
  );
  const show = useCallback(() => layers.open(name), [layers, name]);
  const hide = useCallback(() => layers.close(name), [layers, name]);
  /** Hides it and goes on once its entry of the history is left, for what writes to the history itself. */
  const hideThen = useCallback((then: () => void) => layers.close(name, then), [layers, name]);
  return { open, show, hide, hideThen };
};

/** The same for a layer that belongs to this component alone and closes when it goes away. */
export const useOwnLayer = (name: string) => {
  const { layers } = useApp();
  useEffect(() => () => layers.close(name), [layers, name]);
  return useLayer(name);
};
