import type { HoldsPort } from '#ports/holds.ts';

const TILE = '[data-unlit]';
const RING_PX = 56;
/** From here on a press is no tap any more, in milliseconds. */
const HELD_MS = 400;
const SVG = 'http://www.w3.org/2000/svg';

const tileOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(TILE) : null;
const matchOf = (tile: HTMLElement): string => tile.dataset['unlit'] ?? '';
/** The tile goes out with its focus, which what it is in takes over. */
const passFocus = (tile: HTMLElement) =>
  (tile.closest('a') ?? tile.closest('li, section, [role=dialog]')?.querySelector<HTMLElement>('a, button'))?.focus();

/** A ring around a point of the window: over the page, so that nothing moves, and never in the hand's way. */
const drawRing = (page: Document, { x, y }: { readonly x: number; readonly y: number }, ms: number): SVGElement => {
  const ring = page.createElementNS(SVG, 'svg');
  ring.setAttribute('viewBox', '0 0 56 56');
  ring.setAttribute('aria-hidden', 'true');
  Object.assign(ring.style, {
    ...{ position: 'fixed', left: `${x - RING_PX / 2}px`, top: `${y - RING_PX / 2}px`, zIndex: '2147483647' },
    ...{ width: `${RING_PX}px`, height: `${RING_PX}px`, pointerEvents: 'none', transform: 'rotate(-90deg)' },
  });
  for (const [stroke, width] of [
    ['#05080a', '8'],
    ['#c9f66b', '4'],
  ] as const) {
    const circle = page.createElementNS(SVG, 'circle');
    for (const [name, value] of Object.entries({
      cx: '28',
      cy: '28',
      r: '23',
      fill: 'none',
      stroke,
      pathLength: '100',
    }))
      circle.setAttribute(name, value);
    circle.setAttribute('stroke-width', width);
    circle.setAttribute('stroke-dasharray', '100');
    ring.append(circle);
    const still = page.defaultView?.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (!still)
      circle.animate([{ strokeDashoffset: '100' }, { strokeDashoffset: '0' }], { duration: ms, fill: 'both' });
  }
  page.body.append(ring);
  return ring;
};

/** Hands and keys on the unlit tiles of the page; a tile inside a link is held without opening it. */
export const browserHolds = (page: Document): HoldsPort => {
  let at = { x: 0, y: 0 };
  let ring: SVGElement | null = null;
  let swallows = false;
  return {
    watch: ({ begin, end, key }) => {
      const stopped = new AbortController();
      const options = { capture: true, signal: stopped.signal };
      let down = 0;
      page.addEventListener(
        'pointerdown',
        (event) => {
          const tile = tileOf(event.target);
          swallows = false;
          if (!tile || event.button !== 0) return;
          at = { x: event.clientX, y: event.clientY };
          down = event.timeStamp;
          begin(matchOf(tile));
        },
        options,
      );
      const lift = (event: Event) => {
        // A press that was long enough to be meant as a hold opens nothing.
        swallows = down > 0 && event.timeStamp - down >= HELD_MS;
        down = 0;
        end();
      };
      page.addEventListener('pointerup', lift, options);
      page.addEventListener('pointercancel', lift, options);
      page.addEventListener(
        'click',
        (event) => {
          const tile = tileOf(event.target);
          // Without a pointer: a screen reader, or a program that presses for somebody.
          if (tile && event.detail === 0) key(matchOf(tile));
          else if (!swallows) return;
          swallows = false;
          event.preventDefault();
          event.stopPropagation();
        },
        options,
      );
      page.addEventListener(
        'keydown',
        (event) => {
          const tile = tileOf(event.target);
          if (!tile || tile !== event.target || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          event.stopPropagation();
          passFocus(tile);
          key(matchOf(tile));
        },
        options,
      );
      // A long press on a link would open the browser's own menu, and a drag would end the hold.
      for (const name of ['contextmenu', 'dragstart'] as const)
        page.addEventListener(name, (event) => down > 0 && tileOf(event.target) && event.preventDefault(), options);
      return () => stopped.abort();
    },
    showRing: (ms) => {
      ring?.remove();
      ring = drawRing(page, at, ms);
    },
    hideRing: () => {
      ring?.remove();
      ring = null;
    },
  };
};
