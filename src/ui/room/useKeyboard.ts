import { useEffect, useState } from 'react';

/** The part of the page above a phone's keyboard, in CSS pixels from the top of the layout viewport. */
export interface KeyboardRoom {
  readonly top: number;
  readonly height: number;
}

/** The minimum height of a keyboard. */
const KEYBOARD_PX = 150;

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'range');

/**
 * The area above the keyboard while something is typed on a phone, else null. Some browsers shrink the page, others
 * only the visual viewport.
 */
export const useKeyboard = (phone: boolean): KeyboardRoom | null => {
  const [left, setLeft] = useState<KeyboardRoom | null>(null);
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!phone || !viewport) return;
    const tallest = new Map<number, number>();
    const look = () => {
      const { height, offsetTop } = viewport;
      const most = Math.max(tallest.get(window.innerWidth) ?? 0, height, window.innerHeight);
      tallest.set(window.innerWidth, most);
      const open = isField(document.activeElement) && most - height >= KEYBOARD_PX && viewport.scale < 1.1;
      setLeft((now) => {
        if (!open) return null;
        return now?.height === height && now.top === offsetTop ? now : { top: offsetTop, height };
      });
    };
    look();
    viewport.addEventListener('resize', look);
    viewport.addEventListener('scroll', look);
    document.addEventListener('focusin', look);
    document.addEventListener('focusout', look);
    return () => {
      viewport.removeEventListener('resize', look);
      viewport.removeEventListener('scroll', look);
      document.removeEventListener('focusin', look);
      document.removeEventListener('focusout', look);
    };
  }, [phone]);
  return phone ? left : null;
};
