import { useEffect, useRef } from 'react';
import { useOwnLayer } from '../hooks/useLayer.ts';

/** A sheet that is there as long as its component is: Back closes it. Gives how to close it. */
export const useSheetLayer = (name: string, closed: () => void): (() => void) => {
  const { open, show, hide } = useOwnLayer(name);
  const latest = useRef(closed);
  const wasOpen = useRef(false);
  useEffect(() => {
    latest.current = closed;
  });
  useEffect(() => show(), [show]);
  useEffect(() => {
    if (!open && wasOpen.current) latest.current();
    wasOpen.current = open;
  }, [open]);
  return hide;
};
