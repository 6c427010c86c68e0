import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react';

const PRESS_MS = 450;
const SLACK_PX = 10;

/** A long press on a row, or the context menu of a touch screen; `run` gets the row's data-id. */
export const useLongPress = (run: (id: string, y: number) => void) => {
  const timer = useRef<number | undefined>(undefined);
  const held = useRef(false);
  const from = useRef({ x: 0, y: 0 });
  const cancel = () => window.clearTimeout(timer.current);
  useEffect(() => cancel, []);
  return {
    onPointerDown: (event: PointerEvent) => {
      cancel();
      held.current = false;
      if (event.pointerType === 'mouse' || !(event.target instanceof Element)) return;
      const id = event.target.closest<HTMLElement>('[data-id]')?.dataset['id'];
      if (!id || event.target.closest('button')) return;
      from.current = { x: event.clientX, y: event.clientY };
      timer.current = window.setTimeout(() => {
        held.current = true;
        run(id, event.clientY);
      }, PRESS_MS);
    },
    onPointerMove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - from.current.x, event.clientY - from.current.y) > SLACK_PX) cancel();
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    // Lifting the finger after a long press is no press on what lies under it.
    onClickCapture: (event: MouseEvent) => {
      if (!held.current || event.detail === 0) return;
      held.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
    onContextMenu: (event: MouseEvent) => {
      if (event.nativeEvent instanceof PointerEvent && event.nativeEvent.pointerType === 'touch')
        event.preventDefault();
    },
  };
};
