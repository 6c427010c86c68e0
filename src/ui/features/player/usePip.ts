import { useCallback } from 'react';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';

/** Picture in picture, if the browser supports it. */
export const usePip = () => {
  const { log } = useApp();
  const { video } = useLive();
  const available = typeof document !== 'undefined' && document.pictureInPictureEnabled;
  const toggle = useCallback(() => {
    const done = document.pictureInPictureElement ? document.exitPictureInPicture() : video.requestPictureInPicture();
    void Promise.resolve(done).catch((reason: unknown) => log.warn('Picture in picture was refused', reason));
  }, [video, log]);
  return { available, toggle };
};
