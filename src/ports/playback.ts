import type { Protocol, Stream, StreamProfile } from '#domain/match/match.ts';
import type { AudioTrack, VodSource } from '#domain/films/film.ts';
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
    }
  | { readonly type: 'playback.tracks'; readonly tracks: LiveTracks };

/** A live stream; `file` is what a media element plays by itself: a radio. */
export interface LiveSource extends Pick<Stream, 'streamLink' | 'profile'> {
  readonly protocol: Protocol | 'file';
}

/** TV-11: what can be heard and read; `chosen` is null for none. */
export interface LiveTracks {
  readonly audio: { readonly tracks: readonly AudioTrack[]; readonly chosen: string | null };
  readonly text: { readonly tracks: readonly AudioTrack[]; readonly chosen: string | null };
}

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
  /** Null turns text off. */
  readonly setTrack: (kind: keyof LiveTracks, id: string | null) => void;
}

/** Additional events of something with a length, whose position is measured from its start, in seconds. */
export type RecordedEvent =
  | PlaybackEvent
  /** `bufferedS`: up to where it can play without the line. `lengthS` is 0 while it is not known. */
  | {
      readonly type: 'playback.position';
      readonly atS: number;
      readonly lengthS: number;
      readonly bufferedS: number;
    }
  | { readonly type: 'playback.sought' }
  | { readonly type: 'playback.audio'; readonly tracks: readonly AudioTrack[]; readonly chosen: string | null }
  | { readonly type: 'playback.stats'; readonly stats: PlaybackStats };

/** FI-12: figures of a playback; null for what the browser or the library does not say. */
export interface PlaybackStats {
  readonly width: number;
  readonly height: number;
  readonly bitsPerSecond: number | null;
  readonly droppedFrames: number | null;
  readonly frames: number | null;
  readonly bufferS: number;
}

/** Additional controls of something with a length. */
export interface RecordedSession extends PlaybackSession {
  readonly seekTo: (seconds: number) => void;
  readonly setRate: (rate: number) => void;
  readonly setAudio: (id: string) => void;
  /** Answered by `playback.stats`. */
  readonly askStats: () => void;
}

/**
 * PLAYER-2, PLAYER-4: one source at a time; the library behind it is loaded lazily. Each kind of item has its own
 * `open…`, because time is measured from the live edge or from the start, but they share their events (docs/decisions).
 */
export interface PlaybackPort {
  readonly openLive: (source: LiveSource, tell: (event: LiveEvent) => void) => LiveSession;
  /** Begins at a second; nothing before it is fetched. */
  readonly openRecorded: (source: VodSource, atS: number, tell: (event: RecordedEvent) => void) => RecordedSession;
  /** Starts loading the library, on intent. */
  readonly prepare: () => void;
}
