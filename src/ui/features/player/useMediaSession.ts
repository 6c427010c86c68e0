import { useEffect } from 'react';
import { isAtEdge, selectBehindS } from '#machines/player/player.selectors.ts';
import type { MediaItem } from '#domain/media/mediaItem.ts';
import { useLive } from '../../hooks/useLive.ts';
import { usePlayerCommands } from './usePlayer.ts';

/** Connects the player to the system's media controls (keys, lock screen). */
export const useMediaSession = (show: MediaItem | null, playing: boolean): void => {
  const { player } = useLive();
  const commands = usePlayerCommands();
  useEffect(() => {
    const session = navigator.mediaSession;
    if (!session || !show) return;
    session.metadata = new MediaMetadata({
      title: show.title,
      artist: show.artist,
      album: show.collection,
      ...(show.artwork && { artwork: [{ src: show.artwork }] }),
    });
    const by = (seconds: number) => () => {
      const now = player.getSnapshot();
      commands.seekBehind(Math.max(0, (isAtEdge(now) ? 0 : selectBehindS(now)) - seconds));
    };
    const actions: readonly [MediaSessionAction, MediaSessionActionHandler][] = [
      ['play', commands.play],
      ['pause', commands.pause],
      ['stop', commands.close],
      ['seekbackward', by(-10)],
      ['seekforward', by(10)],
    ];
    for (const [action, handler] of actions) session.setActionHandler(action, handler);
    return () => {
      session.metadata = null;
      for (const [action] of actions) session.setActionHandler(action, null);
    };
  }, [commands, player, show]);
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? 'playing' : 'paused';
  }, [playing]);
};
