import { useRef, type MouseEvent } from 'react';
import { isSoundWithheld } from '#machines/player/player.selectors.ts';
import { useLive } from '../../hooks/useLive.ts';
import { usePlayerCommands } from './usePlayer.ts';

/** Handles a press on the picture: a mouse pauses or plays, a touch only shows the controls, and either unmutes while nobody has asked for sound (V-3). */
export const usePicturePress = (): ((event: MouseEvent) => void) => {
  const { player } = useLive();
  const { press } = usePlayerCommands();
  const gaveSound = useRef(false);
  return ({ detail, nativeEvent }) => {
    // A double click opens full screen: its second click undoes the pause of the first, but must not pause after an unmute.
    if (detail === 2 && gaveSound.current) return;
    gaveSound.current = isSoundWithheld(player.getSnapshot());
    const byMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse';
    if (gaveSound.current || byMouse) press();
  };
};
