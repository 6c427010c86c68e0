import { useEffect, type RefObject } from 'react';
import { centre } from '../kit/centre.ts';

/**
 * Keeps the current item of a row in the row's middle. `state` is whatever changes where it stands. It moves after the
 * frame that shows the change: to measure before that would lay out the page once more than needed.
 */
export const useCentred = (row: RefObject<Element | null>, state: string): void =>
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        const item = row.current?.querySelector('[aria-current]');
        if (row.current && item) centre(row.current, item);
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [row, state]);
