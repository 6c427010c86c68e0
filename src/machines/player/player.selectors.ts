import type { SnapshotFrom } from 'xstate';
import type { Stream, StreamProfile } from '#domain/match/match.ts';
import { PLAYER, type Quality } from '#domain/player/player.ts';
import { sourcesOf, streamFor } from '#domain/player/sources.ts';
import type { OfferedProfile } from '#ports/playback.ts';
import type { playerMachine } from './player.machine.ts';
import type { MutedBy } from './player.types.ts';

type Snapshot = SnapshotFrom<typeof playerMachine>;

const playbacks = [
  'opening',
  'playing',
  'buffering',
  'paused',
  'retrying',
  'switchingSource',
  'ended',
  'failed',
] as const;
const sounds = ['muted', 'unmuting', 'audible', 'blocked', 'yielded'] as const;
export type Playback = 'idle' | (typeof playbacks)[number];
export type Sound = (typeof sounds)[number];

/** What the picture does. */
export const selectPlayback = (snapshot: Snapshot): Playback => {
  if (!snapshot.matches('watching')) return 'idle';
  return playbacks.find((one) => snapshot.matches({ watching: { playback: one } })) ?? 'opening';
};
/** What the sound does; `blocked` shows "tap to unmute". */
export const selectSound = (snapshot: Snapshot): Sound =>
  sounds.find((one) => snapshot.matches({ watching: { sound: one } })) ?? 'muted';

const resting: ReadonlySet<Playback> = new Set(['idle', 'paused', 'ended', 'failed']);
/** The picture moves, or is about to: a new build waits (NAV-3). */
export const isWatching = (snapshot: Snapshot): boolean => !resting.has(selectPlayback(snapshot));
export const isMuted = (snapshot: Snapshot): boolean => snapshot.context.mutedBy !== null;
export const isSoundBlocked = (snapshot: Snapshot): boolean => snapshot.context.mutedBy === 'browser';
export const selectMutedBy = (snapshot: Snapshot): MutedBy | null => snapshot.context.mutedBy;
/** 0 to 1, also while muted. */
export const selectVolume = (snapshot: Snapshot): number => snapshot.context.volume;

export const selectQuality = (snapshot: Snapshot): Quality => snapshot.context.quality;
/** The rung that plays now, or null before it is known. */
export const selectProfile = (snapshot: Snapshot): StreamProfile | null => snapshot.context.profile;
/** The rungs with their true rates; empty until the stream is loaded. */
export const selectSoundRate = (snapshot: Snapshot): number | null => snapshot.context.sound;
export const selectOffered = (snapshot: Snapshot): readonly OfferedProfile[] => snapshot.context.offered;

/** Seconds behind the edge, and seconds that can be rewound. */
export const selectBehindS = (snapshot: Snapshot): number => snapshot.context.behindS;
export const selectWindowS = (snapshot: Snapshot): number => snapshot.context.windowS;
/** Epoch milliseconds of the frame shown, or null. */
export const selectPosition = (snapshot: Snapshot): number | null => snapshot.context.position;
export const isAtEdge = (snapshot: Snapshot): boolean => snapshot.context.behindS <= PLAYER.edgeToleranceS;
/** Too many stalls: it no longer chases the edge by itself. */
export const hasGivenUpCatchUp = ({ context }: Snapshot): boolean => context.stalls >= context.limits.stalls;

/** The retry that runs or waits, 1 to 5; 0 for none. */
export const selectRetries = (snapshot: Snapshot): number => snapshot.context.retries;
export const selectMaxRetries = (snapshot: Snapshot): number => snapshot.context.limits.retries;
/** The stream that plays or is tried, or null. */
export const selectStream = ({ context }: Snapshot): Stream | null => {
  const source = sourcesOf(context.streams)[context.source];
  return source ? streamFor(source, context.quality) : null;
};
