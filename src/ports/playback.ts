import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';

/** Events of every kind of playback. A `fatal` failure is not worth a retry of the same source. */
export type PlaybackEvent =
  /** `sound`: the real bitrate of the audio-only stream in bits per second (LR-13), null if there is none. */
  | { readonly type: 'playback.loaded'; readonly profiles: readonly OfferedProfile[]; readonly sound: number | null }
  | { readonly type: 'playback.playing' }
  | { readonly type: 'playback.paused' }
  | { readonly type: 'playback.waiting' }
  | { readonly type: 'playback.soundAllowed' }
  | { readonly type: 'playback.soundRefused' }
  | { readonly type: 'playback.ended' }
  | { readonly type: 'playback.failed'; readonly fatal: boolean; readonly reason: string }
  | { readonly type: 'playback.profile'; readonly profile: StreamProfile };

/** Additional events of a live stream, whose position is measured from its live edge. */
export type LiveEvent =
  | PlaybackEvent
  /**
   * Seconds behind the live edge and length of the seek window in seconds; `position` is epoch milliseconds of the
   * current frame.
   */
  | {
      readonly type: 'playback.latency';
      readonly behindS: number;
      readonly windowS: number;
      readonly position: number | null;
    };

/** A quality of the manifest; `bitsPerSecond` is its real bitrate including sound. */
export interface OfferedProfile {
  readonly profile: StreamProfile;
  readonly bitsPerSecond: number;
}

/** Controls of every kind of playback. */
export interface PlaybackSession {
  readonly play: () => void;
  readonly pause: () => void;
  /** Checks whether the browser allows sound; answered by `playback.soundAllowed` or `playback.soundRefused`. */
  readonly askForSound: () => void;
  readonly setMuted: (muted: boolean) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly setQuality: (quality: Quality) => void;
  readonly close: () => void;
}
/** Additional controls of a live stream. */
export interface LiveSession extends PlaybackSession {
  /** Seconds behind the live edge, which is 0. */
  readonly seekBehind: (seconds: number) => void;
  readonly setCatchUp: (on: boolean) => void;
}

/**
 * PLAYER-2, PLAYER-4: one source at a time; the library behind it is loaded lazily. Each kind of item has its own
 * `open…`, because time is measured from the live edge or from the start, but they share their events (docs/decisions).
 */
export interface PlaybackPort {
  readonly openLive: (source: Stream, tell: (event: LiveEvent) => void) => LiveSession;
  /** Starts loading the library, on intent. */
  readonly prepare: () => void;
}
