import type { StoragePort } from '#ports/storage.ts';
import { lyricsMachine } from './lyrics.machine.ts';
import { offsetsOn } from './music.memory.ts';

export interface LyricsPorts {
  readonly storage: StoragePort;
  readonly seek: (toS: number) => void;
}

export const wireLyrics = ({ storage, seek }: LyricsPorts) =>
  lyricsMachine.provide({
    actions: {
      keepOffset: ({ context: { songId, offsetMs } }) => {
        if (songId !== null) offsetsOn(storage).keep(songId, offsetMs);
      },
      seek: ({ event }) => {
        if (event.type === 'lyrics.seek') seek(event.toS);
      },
    },
  });
