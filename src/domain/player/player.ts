import type { StreamLabel, StreamProfile } from '../match/match.ts';

/** PLAYER: volume 0 to 1, times in seconds unless named otherwise. */
export const PLAYER = {
  unmuteVolume: 0.8,
  maxRetries: 5,
  /** After this many stalls catch-up is given up for the session. */
  maxStalls: 4,
  maxCatchUpRate: 1.08,
  /** Behind the edge by more than this, the badge turns grey. */
  edgeToleranceS: 3,
  /** The picture standing still this long while playing is a failure, in milliseconds. */
  watchdogMs: 8000,
  retryDelaysMs: [1000, 2000, 4000, 8000, 8000],
  /** A source that shows nothing for so long is tried again, in milliseconds. */
  openPatienceMs: 15_000,
  /** How long the change to another source is shown, in milliseconds. */
  sourceSwitchMs: 1000,
  /** Playing on for so long forgets earlier retries, in milliseconds; under the watchdog's time. */
  steadyAfterMs: 5000,
  /** A browser that refuses sound does so within this time, in milliseconds. */
  soundSettlesMs: 1000,
} as const;

export interface QualityProfile {
  readonly profile: StreamProfile;
  readonly label: StreamLabel;
  readonly fps: number;
  /** Nominal kbit/s. */
  readonly bitrate: number;
  readonly height: number;
}

/** PLAYER-3: the ladder by name; what a quality costs is said from the manifest's true rates. */
export const qualityProfiles: readonly QualityProfile[] = [
  { profile: '540p', label: 'SD', fps: 30, bitrate: 2000, height: 540 },
  { profile: '720p', label: 'HQ', fps: 30, bitrate: 4000, height: 720 },
  { profile: '1080p', label: 'HD', fps: 30, bitrate: 8000, height: 1080 },
  { profile: '1080p Max', label: '4K', fps: 30, bitrate: 12_000, height: 1080 },
];

/** A chosen quality; `auto` is capped at HD, the default of PLAYER-3; `audio` is the sound alone, for which no picture is fetched (LR-13). */
export type Quality = 'auto' | 'audio' | StreamProfile;
export const AUTO_CAP: StreamProfile = '1080p';
/** The same for a viewer who saves data. */
export const SAVING_CAP: StreamProfile = '540p';

/** Gigabytes (10^9 bytes) an hour of so many bits a second. */
export const gigabytesPerHour = (bitsPerSecond: number): number => (bitsPerSecond * 3600) / 8 / 1e9;

/** Whether a text is a quality that is remembered. Listening alone is not: the next room opens with its picture. */
export const isQuality = (text: unknown): text is Exclude<Quality, 'audio'> =>
  text === 'auto' || qualityProfiles.some(({ profile }) => profile === text);

/** How long to wait before a retry, in milliseconds; `retries` counts from 1. */
export const retryDelay = (retries: number): number =>
  PLAYER.retryDelaysMs[Math.min(Math.max(retries, 1), PLAYER.retryDelaysMs.length) - 1]!;
