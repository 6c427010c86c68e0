import { useSyncExternalStore } from 'react';
import { useLive } from '../../hooks/useLive.ts';

const changes = ['loadeddata', 'emptied', 'playing'] as const;
const HAS_FRAME = 2;

/** Whether the video has a frame to show; until then the poster is shown. */
export const useFirstFrame = (): boolean => {
  const { video } = useLive();
  return useSyncExternalStore(
    (changed) => {
      for (const name of changes) video.addEventListener(name, changed);
      return () => {
        for (const name of changes) video.removeEventListener(name, changed);
      };
    },
    () => video.readyState >= HAS_FRAME,
    () => false,
  );
};
