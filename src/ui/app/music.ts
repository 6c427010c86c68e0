import type { ActorRefFrom } from 'xstate';
import type { audioQueueMachine } from '#machines/music/audioQueue.machine.ts';
import type { MusicNews } from '#machines/music/audioQueue.wire.ts';
import type { lyricsMachine } from '#machines/music/lyrics.machine.ts';

/** The player of music; it outlives screens. */
export interface Music {
  readonly queue: ActorRefFrom<typeof audioQueueMachine>;
  readonly lyrics: ActorRefFrom<typeof lyricsMachine>;
  /** The offset of a song's words on this device, in milliseconds. */
  readonly offsetOf: (songId: string) => number;
  /** Another order each time. */
  readonly seed: () => number;
  /** Asks to be told what happens in passing; returns how to stop. */
  readonly follow: (hear: (news: MusicNews) => void) => () => void;
  /** News of the seat of the sound for this player. */
  readonly hear: (news: 'focus.lost' | 'focus.gained') => void;
}
