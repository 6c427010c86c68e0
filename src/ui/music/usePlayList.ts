import { useCallback } from 'react';
import type { Song } from '#domain/music/music.ts';
import { useListen } from '../features/music/useListen.ts';

/** Plays a list of songs from one of them; `from` names what it is, null for songs chosen by hand. */
export const usePlayList = (songs: readonly Song[], from: string | null) => {
  const listen = useListen();
  return {
    play: useCallback(
      (at: number) => listen({ type: 'music.playAll', tracks: songs, from, at }),
      [listen, songs, from],
    ),
    mix: useCallback(
      () =>
        listen(({ seed }) => {
          const chosen = seed();
          return { type: 'music.playAll', tracks: songs, from, at: chosen % Math.max(1, songs.length), seed: chosen };
        }),
      [listen, songs, from],
    ),
  };
};
