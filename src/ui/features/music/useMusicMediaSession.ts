import { useEffect } from 'react';
import { LISTENING } from '#domain/listening/listening.ts';
import { artistNames } from '#domain/listening/track.ts';
import { selectAtS, selectEntry, selectLengthS, selectSounds } from '#machines/music/audioQueue.selectors.ts';
import { useMusic, useMusicSend, useMusicState } from './useMusic.ts';

/** MU-6: the keys of the device and of headphones, and what its lock screen says. */
export const useMusicMediaSession = (): void => {
  const { queue } = useMusic();
  const send = useMusicSend();
  const track = useMusicState((now) => selectEntry(now)?.track ?? null);
  const sounds = useMusicState(selectSounds);
  const held = useMusicState((now) => now.matches({ playback: 'held' }));
  const mine = sounds || held;
  useEffect(() => {
    const session = 'mediaSession' in navigator ? navigator.mediaSession : null;
    // Another player has the keys while this one is still.
    if (!session || !track || !mine) return;
    session.metadata = new MediaMetadata({
      ...{ title: track.name, artist: artistNames(track), album: track.album?.name ?? '' },
      artwork: [{ src: track.cover.url, sizes: `${track.cover.w}x${track.cover.h}` }],
    });
    const seek = (toS: number) => send({ type: 'music.seek', toS });
    const now = () => selectAtS(queue.getSnapshot());
    const acts: readonly (readonly [MediaSessionAction, MediaSessionActionHandler])[] = [
      ['play', () => send('music.play')],
      ['pause', () => send('music.pause')],
      ['nexttrack', () => send('music.next')],
      ['previoustrack', () => send('music.previous')],
      ['seekbackward', ({ seekOffset }) => seek(now() - (seekOffset ?? LISTENING.jumpS))],
      ['seekforward', ({ seekOffset }) => seek(now() + (seekOffset ?? LISTENING.jumpS))],
      ['seekto', ({ seekTime }) => seek(seekTime ?? now())],
    ];
    for (const [name, run] of acts) session.setActionHandler(name, run);
    return () => {
      session.metadata = null;
      for (const [name] of acts) session.setActionHandler(name, null);
    };
  }, [track, mine, queue, send]);
  useEffect(() => {
    if (!('mediaSession' in navigator) || !mine) return;
    navigator.mediaSession.playbackState = sounds ? 'playing' : 'paused';
    const snapshot = queue.getSnapshot();
    const duration = selectLengthS(snapshot);
    if (duration > 0)
      navigator.mediaSession.setPositionState({ duration, position: Math.min(duration, selectAtS(snapshot)) });
  }, [sounds, mine, track, queue]);
};
