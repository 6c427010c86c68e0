import type { StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { LiveSource, LiveTracks, OfferedProfile } from '#ports/playback.ts';

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
  readonly setTrack: (kind: keyof LiveTracks, id: string | null) => void;
  /** Null before it is known. */
  readonly latency: () => Latency | null;
  readonly close: () => void;
}

/** The protocol-specific part of a source with a length. */
export interface RecordedDriver {
  readonly setQuality: (quality: Quality) => void;
  /** The index of a track as text, else its language. */
  readonly setAudio: (id: string) => void;
  /** What plays now; null if it is not known. */
  readonly bitsPerSecond: () => number | null;
  readonly close: () => void;
}

/** The events of a driver. */
export interface DriverNews {
  /** The element can be asked to play. */
  readonly ready: () => void;
  /** `sound` as in `playback.loaded`. */
  readonly loaded: (profiles: readonly OfferedProfile[], sound: number | null) => void;
  readonly profile: (profile: StreamProfile) => void;
  /** What can be heard and read of a live stream; what has a length tells it otherwise. */
  readonly tracks: (tracks: LiveTracks) => void;
  readonly failed: (fatal: boolean, reason: string) => void;
  /** The stream is over; the element may report it too. */
  readonly ended: () => void;
}

export type OpenDriver = (video: HTMLVideoElement, source: LiveSource, news: DriverNews) => SourceDriver;
