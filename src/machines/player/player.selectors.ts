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
const sounds = ['asking', 'muted', 'unmuting', 'audible', 'blocked', 'yielded'] as const;
export type Playback = 'idle' | (typeof playbacks)[number];
export type Sound = (typeof sounds)[number];

/** The state of the picture. */
export const selectPlayback = (snapshot: Snapshot): Playback => {
  if (!snapshot.matches('watching')) return 'idle';
  return playbacks.find((one) => snapshot.matches({ watching: { playback: one } })) ?? 'opening';
};
/** The state of the sound; `blocked` shows "tap to unmute". */
export const selectSound = (snapshot: Snapshot): Sound =>
  sounds.find((one) => snapshot.matches({ watching: { sound: one } })) ?? 'muted';

const resting: ReadonlySet<Playback> = new Set(['idle', 'paused', 'ended', 'failed']);
/** Whether the picture plays or is about to: a new build waits (NAV-3). */
export const isWatching = (snapshot: Snapshot): boolean => !resting.has(selectPlayback(snapshot));
export const isMuted = (snapshot: Snapshot): boolean => snapshot.context.mutedBy !== null;
/** V-3: muted because nobody has asked for sound yet; the picture shows its unmute button. */
export const isSoundWithheld = (snapshot: Snapshot): boolean =>
  snapshot.context.mutedBy === 'browser' ||
  (snapshot.context.mutedBy === 'start' && selectPlayback(snapshot) === 'paused');
export const isSoundBlocked = (snapshot: Snapshot): boolean => snapshot.context.mutedBy === 'browser';
export const selectMutedBy = (snapshot: Snapshot): MutedBy | null => snapshot.context.mutedBy;
/** 0 to 1, also while muted. */
export const selectVolume = (snapshot: Snapshot): number => snapshot.context.volume;

export const selectQuality = (snapshot: Snapshot): Quality => snapshot.context.quality;
/** The quality that plays now; null until known. */
export const selectProfile = (snapshot: Snapshot): StreamProfile | null => snapshot.context.profile;
/** Bitrate of the audio-only stream in bits per second; null if there is none, or not known yet. */
export const selectSoundRate = (snapshot: Snapshot): number | null => snapshot.context.sound;
export const selectOffered = (snapshot: Snapshot): readonly OfferedProfile[] => snapshot.context.offered;

/** Seconds behind the live edge, and seconds that can be rewound. */
export const selectBehindS = (snapshot: Snapshot): number => snapshot.context.behindS;
export const selectWindowS = (snapshot: Snapshot): number => snapshot.context.windowS;
/** Epoch milliseconds of the current frame, or null. */
export const selectPosition = (snapshot: Snapshot): number | null => snapshot.context.position;
export const isAtEdge = (snapshot: Snapshot): boolean => snapshot.context.behindS <= PLAYER.edgeToleranceS;
/** Whether there were too many stalls to catch up automatically. */
export const hasGivenUpCatchUp = ({ context }: Snapshot): boolean => context.stalls >= context.limits.stalls;

/** The retry that is running or pending, 1 to 5; 0 for none. */
export const selectRetries = (snapshot: Snapshot): number => snapshot.context.retries;
export const selectMaxRetries = (snapshot: Snapshot): number => snapshot.context.limits.retries;
/** The stream that plays or is being tried, or null. */
export const selectStream = ({ context }: Snapshot): Stream | null => {
  const source = sourcesOf(context.streams)[context.source];
  return source ? streamFor(source, context.quality) : null;
};
