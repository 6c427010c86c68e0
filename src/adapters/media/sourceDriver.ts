import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** Where a stream stands, in the words of `playback.latency`. */
export interface Latency {
  readonly behindS: number;
  readonly windowS: number;
  readonly position: number | null;
}

/** What feeds the video element: the part of a source that differs by its protocol. */
export interface SourceDriver {
  readonly setQuality: (quality: Quality) => void;
  readonly seekBehind: (seconds: number) => void;
  readonly setCatchUp: (on: boolean) => void;
  /** Null before it is known. */
  readonly latency: () => Latency | null;
  readonly close: () => void;
}

/** What a driver tells the session. */
export interface DriverNews {
  /** The element may be asked to play. */
  readonly ready: () => void;
  /** `sound` as in `playback.loaded`. */
  readonly loaded: (profiles: readonly OfferedProfile[], sound: number | null) => void;
  readonly profile: (profile: StreamProfile) => void;
  readonly failed: (fatal: boolean, reason: string) => void;
  /** The stream is over; the element may say so too, or not. */
  readonly ended: () => void;
}

export type OpenDriver = (video: HTMLVideoElement, source: Stream, news: DriverNews) => SourceDriver;
