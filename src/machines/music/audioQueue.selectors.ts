import type { SnapshotFrom } from 'xstate';
import { entryNow, type Entry } from '#domain/listening/queue.ts';
import type { audioQueueMachine } from './audioQueue.machine.ts';

export type MusicSnapshot = SnapshotFrom<typeof audioQueueMachine>;

export type MusicState =
  | 'empty'
  | 'resting'
  | 'loading'
  | 'resuming'
  | 'playing'
  | 'waiting'
  | 'deciding'
  | 'retrying'
  | 'stranded'
  | 'paused'
  | 'yielded'
  | 'failed';

export const selectMusicState = ({ value: { playback } }: MusicSnapshot): MusicState =>
  (typeof playback === 'string' ? playback : Object.values(playback)[0]) as MusicState;
/** Whether it is heard, or on its way to. */
export const selectSounds = (snapshot: MusicSnapshot): boolean => snapshot.matches({ playback: 'sounding' });
export const selectEntry = ({ context }: MusicSnapshot): Entry | null => entryNow(context.queue);
/** In seconds; before a song is open, what its list said. */
export const selectLengthS = ({ context }: MusicSnapshot): number =>
  context.lengthS || (entryNow(context.queue)?.track.durationSec ?? 0);
export const selectAtS = ({ context }: MusicSnapshot): number => context.atS;
export const selectInConflict = (snapshot: MusicSnapshot): boolean => snapshot.matches({ sharing: 'conflict' });
