import { useLayoutEffect, type RefObject } from 'react';

/** The elements whose size can move the slot: itself and its ancestors. */
const around = (slot: HTMLElement): readonly Element[] => {
  const found: Element[] = [];
  for (let element: Element | null = slot; element; element = element.parentElement) found.push(element);
  return found;
};

/**
 * Positions the host over its slot in page coordinates, so that it scrolls with the slot. The video is never moved in
 * the document, because some browsers restart it then. `key` is anything else that moves the slot.
 */
export const usePlacement = (host: RefObject<HTMLElement | null>, slot: HTMLElement | null, key: unknown): void => {
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    if (!slot) {
      element.removeAttribute('style');
      return;
    }
    const place = () => {
      const origin = (element.offsetParent ?? document.documentElement).getBoundingClientRect();
      const { left, top, width, height } = slot.getBoundingClientRect();
      const fixed = getComputedStyle(element).position === 'fixed';
      element.style.left = `${left - (fixed ? 0 : origin.left)}px`;
      element.style.top = `${top - (fixed ? 0 : origin.top)}px`;
      element.style.width = `${width}px`;
      element.style.height = `${height}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    for (const one of around(slot)) observer.observe(one);
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [host, slot, key]);
};
