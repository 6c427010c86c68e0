/** How long a page may take to reach its previous height, in milliseconds. */
const PATIENCE_MS = 1500;
const gestures = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls to `top` (CSS pixels) as soon as the page is long enough, unless the viewer scrolls; returns the function to
 * cancel it.
 */
export const growIntoScroll = (top: number): (() => void) => {
  const again = () => {
    window.scrollTo(0, top);
    if (Math.abs(window.scrollY - top) < 1) stop();
  };
  const growing = new ResizeObserver(again);
  const stop = () => {
    growing.disconnect();
    window.clearTimeout(timer);
    for (const gesture of gestures) window.removeEventListener(gesture, stop);
  };
  for (const gesture of gestures) window.addEventListener(gesture, stop, { passive: true });
  const timer = window.setTimeout(stop, PATIENCE_MS);
  growing.observe(document.body);
  return stop;
};
