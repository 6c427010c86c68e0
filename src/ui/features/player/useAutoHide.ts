import { useEffect, useState, type RefObject } from 'react';

/** Dispatched on the stage when a player key was pressed elsewhere on the page. */
export const KEY_PRESSED = 'stage-key';
const HIDE_AFTER_MS = 3000;

/**
 * Whether the controls are shown: while paused or in trouble, while the pointer moves over them or the focus is among
 * them, and for 3 s after.
 */
export const useAutoHide = (host: RefObject<HTMLElement | null>, pinned: boolean): boolean => {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const element = host.current;
    if (!element) return;
    let timer: number | undefined;
    const hideLater = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!element.querySelector(':focus-visible, [aria-expanded="true"]')) setShown(false);
      }, HIDE_AFTER_MS);
    };
    const wake = () => {
      setShown(true);
      hideLater();
    };
    const leave = (event: PointerEvent) => {
      if (event.pointerType === 'mouse') hideLater();
    };
    element.addEventListener('pointermove', wake);
    element.addEventListener('pointerdown', wake);
    element.addEventListener('focusin', wake);
    element.addEventListener(KEY_PRESSED, wake);
    element.addEventListener('pointerleave', leave);
    hideLater();
    return () => {
      window.clearTimeout(timer);
      element.removeEventListener('pointermove', wake);
      element.removeEventListener('pointerdown', wake);
      element.removeEventListener('focusin', wake);
      element.removeEventListener(KEY_PRESSED, wake);
      element.removeEventListener('pointerleave', leave);
    };
  }, [host]);
  return shown || pinned;
};
