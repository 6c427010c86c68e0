import { useEffect, useState, type RefObject } from 'react';

/** A pointer that moved less has pressed. */
const DRAG_PX = 8;

/** The corner of the window that the small player stands in; it is drawn to another. */
export const useCorner = (host: RefObject<HTMLElement | null>, on: boolean): string => {
  const [corner, setCorner] = useState('bottom right');
  useEffect(() => {
    const element = host.current;
    if (!on || !element) return;
    let from: PointerEvent | null = null;
    let dragged = false;
    const down = (event: PointerEvent) => {
      from = event;
      dragged = false;
    };
    const move = (event: PointerEvent) => {
      if (!from) return;
      const [x, y] = [event.clientX - from.clientX, event.clientY - from.clientY];
      dragged ||= Math.hypot(x, y) > DRAG_PX;
      if (!dragged) return;
      element.setPointerCapture(event.pointerId);
      element.style.translate = `${x}px ${y}px`;
    };
    const up = () => {
      from = null;
      if (!dragged) return;
      const { left, top, width, height } = element.getBoundingClientRect();
      const vertical = top + height / 2 < window.innerHeight / 2 ? 'top' : 'bottom';
      setCorner(`${vertical} ${left + width / 2 < window.innerWidth / 2 ? 'left' : 'right'}`);
      element.style.translate = '';
    };
    const click = (event: MouseEvent) => {
      if (!dragged) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const still = (event: Event) => event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('dragstart', still, { signal });
    return () => listening.abort();
  }, [host, on]);
  return corner;
};
