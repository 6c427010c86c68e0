import type { StreamLabel, StreamProfile } from '../match/match.ts';

/** PLAYER: volume 0 to 1; times in seconds unless the name or comment says milliseconds. */
export const PLAYER = {
  unmuteVolume: 0.8,
  maxRetries: 5,
  /** Number of stalls after which catch-up playback is disabled for the session. */
  maxStalls: 4,
  maxCatchUpRate: 1.08,
  /** Delay behind the live edge above which the badge turns grey. */
  edgeToleranceS: 3,
  /** A picture that stands still this long while playing counts as a failure, in milliseconds. */
  watchdogMs: 8000,
  retryDelaysMs: [1000, 2000, 4000, 8000, 8000],
  /** Timeout for the first frame of a source, in milliseconds. */
  openPatienceMs: 15_000,
  /** How long the notice of a source change is shown, in milliseconds. */
  sourceSwitchMs: 1000,
  /** Uninterrupted playback after which the retry count is reset, in milliseconds; shorter than the watchdog. */
  steadyAfterMs: 5000,
  /** Time within which a browser that blocks sound does so, in milliseconds. */
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

/** PLAYER-3: the quality ladder by name. Data usage is computed from the real bitrates of the manifest. */
export const qualityProfiles: readonly QualityProfile[] = [
  { profile: '540p', label: 'SD', fps: 30, bitrate: 2000, height: 540 },
  { profile: '720p', label: 'HQ', fps: 30, bitrate: 4000, height: 720 },
  { profile: '1080p', label: 'HD', fps: 30, bitrate: 8000, height: 1080 },
  { profile: '1080p Max', label: '4K', fps: 30, bitrate: 12_000, height: 1080 },
];

/** A chosen quality. `auto` is capped at HD, the default of PLAYER-3; `audio` fetches no picture (LR-13). */
export type Quality = 'auto' | 'audio' | StreamProfile;
export const AUTO_CAP: StreamProfile = '1080p';
/** The cap of `auto` for a viewer who saves data. */
export const SAVING_CAP: StreamProfile = '540p';

/** Bits per second as gigabytes (10^9 bytes) per hour. */
export const gigabytesPerHour = (bitsPerSecond: number): number => (bitsPerSecond * 3600) / 8 / 1e9;

/** Whether a text is a quality that is remembered. `audio` is not: the next room opens with its picture. */
export const isQuality = (text: unknown): text is Exclude<Quality, 'audio'> =>
  text === 'auto' || qualityProfiles.some(({ profile }) => profile === text);

/** How long to wait before a retry, in milliseconds; `retries` counts from 1. */
export const retryDelay = (retries: number): number =>
  PLAYER.retryDelaysMs[Math.min(Math.max(retries, 1), PLAYER.retryDelaysMs.length) - 1]!;
