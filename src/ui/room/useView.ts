import { useEffect, useState } from 'react';
import type { Box } from '#domain/room/stage.ts';
import { bars } from '../theme/bars.ts';

/** What can be seen of the page, and whether a phone's keyboard takes the rest. */
export interface View {
  readonly box: Box;
  readonly typing: boolean;
}

/** A keyboard takes at least this much. */
const KEYBOARD_PX = 150;

const isField = (element: Element | null): boolean =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type !== 'range');

/** What the device rounds off or lays its camera over at an edge, as WideRoom.css.ts hands it on. */
const inset = (edge: 'left' | 'right' | 'bottom'): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue(`--inset-${edge}`)) || 0;

/** The height of a banner over the page's content; the scroll position does not change it. */
const bannerHeight = (topBar: number): number => {
  const content = document.getElementById('content');
  return content ? Math.max(0, content.getBoundingClientRect().top + window.scrollY - topBar) : 0;
};

const whole = (banner: number): View => {
  const { innerHeight, innerWidth } = window;
  const { clientWidth } = document.documentElement;
  const x = inset('left');
  // Upright the composer keeps clear of the lower edge by itself.
  const under = innerWidth > innerHeight ? inset('bottom') : 0;
  const width = clientWidth - x - inset('right');
  return { box: { x, y: banner, width, height: innerHeight - under - banner }, typing: false };
};
const same = (a: View, b: View): boolean =>
  a.typing === b.typing && (['x', 'y', 'width', 'height'] as const).every((key) => a.box[key] === b.box[key]);

/**
 * The window below any banner, and on a phone what is left of it above the keyboard while something is typed. Where the browser makes the
 * page smaller the height is simply what it is; where the keyboard lies over the page, the visual viewport tells.
 */
export const useView = (phone: boolean, fullscreen: boolean): View => {
  const [view, setView] = useState(() => whole(0));
  useEffect(() => {
    const viewport = window.visualViewport;
    const tallest = new Map<number, number>();
    const seen = (): View => {
      const now = whole(fullscreen ? 0 : bannerHeight(phone ? 0 : bars.top));
      if (!phone || !viewport) return now;
      const { height, offsetTop } = viewport;
      const most = Math.max(tallest.get(window.innerWidth) ?? 0, height, window.innerHeight);
      tallest.set(window.innerWidth, most);
      const typing = isField(document.activeElement) && most - height >= KEYBOARD_PX && viewport.scale < 1.1;
      return typing ? { box: { ...now.box, y: offsetTop, height }, typing } : now;
    };
    const look = () => {
      const next = seen();
      setView((now) => (same(now, next) ? now : next));
    };
    look();
    const content = document.getElementById('content');
    const resized = new ResizeObserver(look);
    if (content) resized.observe(content);
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('resize', look, { signal });
    viewport?.addEventListener('resize', look, { signal });
    viewport?.addEventListener('scroll', look, { signal });
    document.addEventListener('focusin', look, { signal });
    document.addEventListener('focusout', look, { signal });
    return () => {
      resized.disconnect();
      listening.abort();
    };
  }, [phone, fullscreen]);
  return view;
};
