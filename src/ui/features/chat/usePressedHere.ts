import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const pressable = (target: EventTarget): Element | null =>
  target instanceof Element ? target.closest('button, a') : null;

/**
 * V-4: handlers that let a press through only if it began and ended on the same button, after the buttons were on the
 * screen. A finger that opened a sheet by a long press is lifted over whatever the sheet has put under it.
 */
export const usePressedHere = () => {
  const seen = useRef(false);
  const down = useRef<Element | null>(null);
  useEffect(() => {
    // The second frame begins after the first one was painted.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        seen.current = true;
      });
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return {
    onPointerDownCapture: (event: PointerEvent) => {
      down.current = seen.current ? pressable(event.target) : null;
    },
    onClickCapture: (event: MouseEvent) => {
      const byKey = event.detail === 0;
      if (byKey || (down.current !== null && down.current === pressable(event.target))) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
