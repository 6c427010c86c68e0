import type { SnapshotFrom } from 'xstate';
import { segmentAt, type Segment } from '#domain/films/timeline.ts';
import { VOD } from '#domain/vod/vod.ts';
import type { vodPlayerMachine } from './vod.machine.ts';

export type VodSnapshot = SnapshotFrom<typeof vodPlayerMachine>;

const watching = ({ value }: VodSnapshot) => (typeof value === 'object' ? value.watching : null);

/** The owner id of the sound of films. */
export const VOD_SOUND = 'vod';

export type VodPlayback =
  | 'idle'
  | 'loading'
  | 'ready'
  | 'playing'
  | 'waiting'
  | 'seeking'
  | 'paused'
  | 'deciding'
  | 'retrying'
  | 'failed'
  | 'ended';
export const selectVodPlayback = (snapshot: VodSnapshot): VodPlayback => watching(snapshot)?.playback ?? 'idle';
/** Whether the picture moves, or is on its way to. */
export const selectMoves = (snapshot: VodSnapshot): boolean => {
  const playback = selectVodPlayback(snapshot);
  const still = playback === 'idle' || playback === 'failed' || playback === 'ended';
  return snapshot.context.wanted && !still;
};
/** Where the picture is, or where a seek leads. */
export const selectShownS = ({ context }: VodSnapshot): number => context.soughtS ?? context.atS;
/** The part that can be skipped now. */
export const selectPart = (snapshot: VodSnapshot): Segment | null =>
  watching(snapshot)?.part === 'offered' ? segmentAt(snapshot.context.item!.segments, snapshot.context.atS) : null;

export type Following = 'clear' | 'announcing' | 'counting' | 'shown' | 'asking' | 'stayed' | 'going';
export const selectFollowing = (snapshot: VodSnapshot): Following => watching(snapshot)?.following ?? 'clear';
/** Seconds until the next item begins; null while none is counted. */
export const selectCountdown = (snapshot: VodSnapshot): number | null => {
  const { announcedS, atS } = snapshot.context;
  return selectFollowing(snapshot) === 'counting' ? Math.max(0, Math.ceil(announcedS + VOD.countdownS - atS)) : null;
};
