import { useEffect, type RefObject } from 'react';

/** Two fingers that went apart, or together, by this much meant it. */
const MEANT = 1.2;

interface Finger {
  readonly x: number;
  readonly y: number;
}
const between = ([a, b]: readonly Finger[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Two fingers on a picture: apart fills the window with it, together shows the whole of it again. */
export const usePinch = (
  host: RefObject<HTMLElement | null>,
  on: boolean,
  filled: boolean,
  fill: (filled: boolean) => void,
): void => {
  useEffect(() => {
    const element = host.current;
    if (!element || !on) return;
    const fingers = new Map<number, Finger>();
    let began = 0;
    const put = ({ pointerId, clientX: x, clientY: y }: PointerEvent) => fingers.set(pointerId, { x, y });
    const down = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') return;
      put(event);
      began = fingers.size === 2 ? between([...fingers.values()]) : 0;
    };
    const move = (event: PointerEvent) => {
      if (!fingers.has(event.pointerId)) return;
      put(event);
      if (began === 0) return;
      const now = between([...fingers.values()]);
      if (now > began * MEANT && !filled) fill(true);
      if (now * MEANT < began && filled) fill(false);
    };
    const up = ({ pointerId }: PointerEvent) => {
      fingers.delete(pointerId);
      began = 0;
    };
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: up } as const;
    for (const [type, listener] of Object.entries(heard))
      element.addEventListener(type as keyof typeof heard, listener);
    return () => {
      for (const [type, listener] of Object.entries(heard))
        element.removeEventListener(type as keyof typeof heard, listener);
    };
  }, [host, on, filled, fill]);
};
