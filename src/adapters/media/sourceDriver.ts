import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { OfferedProfile } from '#ports/playback.ts';

/** The position in a live stream, as in `playback.latency`. */
export interface Latency {
  readonly behindS: number;
  readonly windowS: number;
  readonly position: number | null;
}

/** The protocol-specific part of a source, which feeds the video element. */
export interface SourceDriver {
  readonly setQuality: (quality: Quality) => void;
  readonly seekBehind: (seconds: number) => void;
  readonly setCatchUp: (on: boolean) => void;
  /** Null before it is known. */
  readonly latency: () => Latency | null;
  readonly close: () => void;
}

/** The events of a driver. */
export interface DriverNews {
  /** The element can be asked to play. */
  readonly ready: () => void;
  /** `sound` as in `playback.loaded`. */
  readonly loaded: (profiles: readonly OfferedProfile[], sound: number | null) => void;
  readonly profile: (profile: StreamProfile) => void;
  readonly failed: (fatal: boolean, reason: string) => void;
  /** The stream is over; the element may report it too. */
  readonly ended: () => void;
}

export type OpenDriver = (video: HTMLVideoElement, source: Stream, news: DriverNews) => SourceDriver;
