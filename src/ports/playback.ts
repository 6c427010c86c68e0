import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';

/** What anything that plays tells. `fatal` failures are not worth a retry of the same source. */
export type PlaybackEvent =
  /** `sound`: the true rate of the sound in bits a second where it can be had alone (LR-13), else null. */
  | { readonly type: 'playback.loaded'; readonly profiles: readonly OfferedProfile[]; readonly sound: number | null }
  | { readonly type: 'playback.playing' }
  | { readonly type: 'playback.paused' }
  | { readonly type: 'playback.waiting' }
  | { readonly type: 'playback.soundRefused' }
  | { readonly type: 'playback.ended' }
  | { readonly type: 'playback.failed'; readonly fatal: boolean; readonly reason: string }
  | { readonly type: 'playback.profile'; readonly profile: StreamProfile };

/** What a live stream tells beside that: where it stands is counted from its edge. */
export type LiveEvent =
  | PlaybackEvent
  /** Seconds behind the live edge and the seconds that the window reaches back; `position` is epoch milliseconds of the frame shown. */
  | {
      readonly type: 'playback.latency';
      readonly behindS: number;
      readonly windowS: number;
      readonly position: number | null;
    };

/** A rung of the ladder as the manifest has it; `bitsPerSecond` is its true rate with sound. */
export interface OfferedProfile {
  readonly profile: StreamProfile;
  readonly bitsPerSecond: number;
}

/** What can be asked of anything that plays. */
export interface PlaybackSession {
  readonly play: () => void;
  readonly pause: () => void;
  readonly setMuted: (muted: boolean) => void;
  /** 0 to 1. */
  readonly setVolume: (volume: number) => void;
  readonly setQuality: (quality: Quality) => void;
  readonly close: () => void;
}
/** What can be asked of a live stream beside that. */
export interface LiveSession extends PlaybackSession {
  /** Seconds behind the edge; 0 is the edge. */
  readonly seekBehind: (seconds: number) => void;
  readonly setCatchUp: (on: boolean) => void;
}

/**
 * PLAYER-2, PLAYER-4: one source at a time, whatever feeds it; the library behind it loads on demand. Each kind of item is
 * opened its own way, for time counts from an edge or from a beginning, and told in the same words (docs/decisions).
 */
export interface PlaybackPort {
  readonly openLive: (source: Stream, tell: (event: LiveEvent) => void) => LiveSession;
  /** Starts fetching the library, on intent. */
  readonly prepare: () => void;
}
