import { useEffect } from 'react';
import { useMusicSend } from './useMusic.ts';

const TYPED = 'input, textarea, select, [contenteditable="true"], [role="slider"], dialog, [data-part="player"]';

/** Shift and an arrow: the song before and after, wherever one is on the page. */
export const useMusicKeys = (): void => {
  const send = useMusicSend();
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPED)) return;
      if (event.key !== 'ArrowRight' && event.key !== 'ArrowLeft') return;
      event.preventDefault();
      send(event.key === 'ArrowRight' ? 'music.next' : 'music.previous');
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [send]);
};
