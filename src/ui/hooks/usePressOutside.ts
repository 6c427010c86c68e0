import { useEffect, type RefObject } from 'react';

/** Runs `hide` at a press outside `root`, while something in it is open. */
export const usePressOutside = (root: RefObject<Element | null>, open: boolean, hide: () => void): void => {
  useEffect(() => {
    if (!open) return;
    const pressed = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) hide();
    };
    document.addEventListener('pointerdown', pressed);
    return () => document.removeEventListener('pointerdown', pressed);
  }, [root, open, hide]);
};
