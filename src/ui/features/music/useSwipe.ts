import { useEffect, useRef, type RefObject } from 'react';

interface Ways {
  readonly left: () => void;
  readonly right: () => void;
  readonly up: () => void;
}
/** A stroke is at least so long, in CSS pixels, and clearly in one direction. */
const STROKE = 48;

/** What a finger draws on an element; a mouse draws nothing. */
export const useSwipe = (place: RefObject<HTMLElement | null>, ways: Ways): void => {
  const latest = useRef(ways);
  useEffect(() => {
    latest.current = ways;
  });
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    let from: readonly [number, number] | null = null;
    const down = ({ pointerType, clientX, clientY }: PointerEvent) => {
      from = pointerType === 'mouse' ? null : [clientX, clientY];
    };
    const up = ({ clientX, clientY }: PointerEvent) => {
      if (!from) return;
      const [dx, dy] = [clientX - from[0], clientY - from[1]];
      from = null;
      if (Math.abs(dx) >= STROKE && Math.abs(dx) > 2 * Math.abs(dy)) latest.current[dx < 0 ? 'left' : 'right']();
      else if (dy <= -STROKE && -dy > 2 * Math.abs(dx)) latest.current.up();
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  }, [place]);
};
