import { useEffect, useRef } from 'react';
import { selectPlayback, selectSound, selectVolume } from '#machines/player/player.selectors.ts';
import { useLive } from '../../hooks/useLive.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../theme/media.ts';
import { usePlayer } from './usePlayer.ts';

/**
 * B5: the stand is heard once at a moment, where the picture is: never while that is muted or stands still. Under reduced
 * motion it stays quiet, so that a screen reader's one sentence is heard.
 */
export const useCrowd = (momentId: string | null) => {
  const { crowd } = useLive();
  const still = useMedia(media.still);
  const volume = usePlayer(selectVolume);
  const heard = usePlayer((player) => selectSound(player) === 'audible' && selectPlayback(player) === 'playing');
  const once = useRef<string | null>(null);
  useEffect(() => {
    if (momentId === null || momentId === once.current || still || !heard) return;
    once.current = momentId;
    crowd.rise(volume);
    return crowd.hush;
  }, [momentId, still, heard, volume, crowd]);
};
