import { useEffect, type RefObject } from 'react';
import { media } from '../../theme/media.ts';

const GAP_PX = 24;

/** V-4: on a phone, moves the sheet around `inner` above the finger that opened it at `y`, unless it stands below it anyway. */
export const useAwayFrom = (inner: RefObject<HTMLElement | null>, y: number | null): void => {
  useEffect(() => {
    if (y === null || !window.matchMedia(media.mobile).matches) return undefined;
    const frame = requestAnimationFrame(() => {
      const sheet = inner.current?.closest('dialog');
      if (!sheet) return;
      // The sheet may still be moving: its box is read without the animation.
      const height = sheet.offsetHeight;
      if (y < window.innerHeight - height - GAP_PX) return;
      sheet.style.marginTop = `${Math.max(0, y - GAP_PX - height)}px`;
      sheet.style.marginBottom = 'auto';
    });
    return () => cancelAnimationFrame(frame);
  }, [inner, y]);
};
