import { useEffect, type RefObject } from 'react';
import {
  isAtEdge,
  isSoundWithheld,
  selectBehindS,
  selectPlayback,
  selectVolume,
  selectWindowS,
  isMuted,
} from '#machines/player/player.selectors.ts';
import { chatPlaces } from '#domain/room/stage.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useLive } from '../../hooks/useLive.ts';
import { KEY_PRESSED } from './useAutoHide.ts';
import { focusOf } from './focusOf.ts';
import { playerKey, type PlayerKey } from './keymap.ts';
import type { Stage } from '../../app/stage.ts';
import { usePlayerCommands } from './usePlayer.ts';

const FRAME_S = 1 / 30;

/** Moves the chat to its next place, where the place can be chosen. */
const nextChatPlace = (stage: Stage): boolean => {
  const { chat } = stage.getSnapshot();
  const next = chat && chatPlaces[(chatPlaces.indexOf(chat) + 1) % chatPlaces.length];
  if (next) stage.wishes()?.chooseChat(next);
  return Boolean(next);
};

/** X5: the player's keyboard shortcuts, while it is shown in a room; never while typing. */
export const useShortcuts = (host: RefObject<HTMLElement | null>, on: boolean): void => {
  const { stage } = useApp();
  const { player, video } = useLive();
  const commands = usePlayerCommands();
  useEffect(() => {
    if (!on) return;
    const run = (wish: PlayerKey): boolean => {
      const now = player.getSnapshot();
      const { mode, fullscreen } = stage.getSnapshot();
      switch (wish.kind) {
        case 'toggle':
          if (selectPlayback(now) === 'paused') commands.play();
          else commands.pause();
          return true;
        case 'seek':
          commands.seekBehind(Math.max(0, (isAtEdge(now) ? 0 : selectBehindS(now)) - wish.seconds));
          return true;
        case 'start':
          commands.seekBehind(selectWindowS(now));
          return true;
        case 'edge':
          commands.toEdge();
          return true;
        case 'frame':
          if (selectPlayback(now) !== 'paused') return false;
          video.currentTime += wish.frames * FRAME_S;
          return true;
        case 'volume':
          // V-3: arrow keys also scroll, so they do not unmute while nobody has asked for sound; M does.
          if (isSoundWithheld(now)) return false;
          commands.setVolume(Math.min(1, Math.max(0, selectVolume(now) + wish.by)));
          return true;
        case 'mute':
          if (isMuted(now)) commands.unmute();
          else commands.mute();
          return true;
        case 'theater':
          stage.wishes()?.toggleTheater();
          return true;
        case 'fullscreen':
          stage.wishes()?.toggleFullscreen();
          return true;
        case 'chat':
          return nextChatPlace(stage);
        case 'leave':
          if (fullscreen) stage.wishes()?.toggleFullscreen();
          else if (mode === 'theater') stage.wishes()?.toggleTheater();
          return fullscreen || mode === 'theater';
      }
    };
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const modified = event.ctrlKey || event.metaKey || event.altKey;
      const wish = playerKey(
        { key: event.key, modified, composing: event.isComposing },
        focusOf(event.target, host.current),
      );
      if (!wish || !run(wish)) return;
      event.preventDefault();
      host.current?.dispatchEvent(new Event(KEY_PRESSED));
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [commands, host, on, player, stage, video]);
};
