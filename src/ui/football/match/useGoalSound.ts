import { useEffect, useRef } from 'react';
import { selectSoundOwner } from '#machines/mediaFocus/mediaFocus.selectors.ts';
import { selectVolume } from '#machines/player/player.selectors.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useMedia } from '../../hooks/useMedia.ts';
import { media } from '../../theme/media.ts';
import { GOAL_SOUND } from './goalSound.ts';

/**
 * MC-13: the stand is heard once at a goal, by who asked for it. Never over another sound of the portal (MU-10): a room
 * of this match has its own stand. Under reduced motion it stays quiet, as in a room.
 */
export const useGoalSound = (momentId: string | null): void => {
  const { live, storage, log } = useApp();
  const still = useMedia(media.still);
  const once = useRef<string | null>(null);
  useEffect(() => {
    if (momentId === null || momentId === once.current || still || storage.read(GOAL_SOUND) === null) return;
    let over = false;
    let hush = () => {};
    void live.load().then(
      ({ mediaFocus, player, crowd }) => {
        if (over || selectSoundOwner(mediaFocus.getSnapshot()) !== null) return;
        once.current = momentId;
        crowd.rise(selectVolume(player.getSnapshot()));
        const taken = mediaFocus.subscribe((snapshot) => {
          if (selectSoundOwner(snapshot) !== null) crowd.hush();
        });
        hush = () => {
          taken.unsubscribe();
          crowd.hush();
        };
      },
      () => log.warn('The stand could not be loaded'),
    );
    return () => {
      over = true;
      hush();
    };
  }, [momentId, still, live, storage, log]);
};
