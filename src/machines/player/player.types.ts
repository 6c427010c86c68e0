import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { LiveEvent, OfferedProfile } from '#ports/playback.ts';

/**
 * Why the sound is muted: not started yet, by the viewer, blocked by the browser, or another owner has the media focus.
 */
export type MutedBy = 'start' | 'viewer' | 'browser' | 'focus';

export type PlayerEvent =
  /** Plays these streams; the same ones again change nothing, an empty list closes the player. `cold`: no press led here. */
  | { readonly type: 'player.open'; readonly streams: readonly Stream[]; readonly cold?: boolean }
  | { readonly type: 'player.close' }
  | { readonly type: 'player.play' }
  | { readonly type: 'player.pause' }
  | { readonly type: 'player.mute' }
  | { readonly type: 'player.unmute' }
  /** A press on the picture: unmutes where nobody asked for sound yet, otherwise pauses or plays. */
  | { readonly type: 'player.press' }
  /** 0 to 1; 0 counts as muting by the viewer. */
  | { readonly type: 'player.setVolume'; readonly volume: number }
  | { readonly type: 'player.setQuality'; readonly quality: Quality }
  | { readonly type: 'player.seekBehind'; readonly seconds: number }
  | { readonly type: 'player.toEdge' }
  | { readonly type: 'player.retry' }
  /** The browser is online again. */
  | { readonly type: 'player.online' }
  /** The tab is visible again. */
  | { readonly type: 'player.visible' }
  | { readonly type: 'focus.lost' }
  | { readonly type: 'focus.gained' }
  | LiveEvent;

/** Commands to the session, the actor that lives while something is watched. */
export type SessionCommand =
  | {
      readonly type: 'session.open';
      readonly stream: Stream;
      readonly muted: boolean;
      readonly volume: number;
      readonly quality: Quality;
      readonly catchUp: boolean;
    }
  | { readonly type: 'session.play' }
  | { readonly type: 'session.pause' }
  | { readonly type: 'session.askForSound' }
  | { readonly type: 'session.sound'; readonly muted: boolean; readonly volume: number }
  | { readonly type: 'session.quality'; readonly quality: Quality }
  | { readonly type: 'session.seek'; readonly seconds: number }
  | { readonly type: 'session.catchUp'; readonly on: boolean }
  | { readonly type: 'session.close' };

export interface PlayerInput {
  /** From an earlier visit; null for the 0.8 of PLAYER-1. */
  readonly volume: number | null;
  readonly mutedByViewer: boolean;
  readonly quality: Quality;
  /** PLAYER's limits by default; tests use smaller ones. */
  readonly limits?: { readonly retries: number; readonly stalls: number };
}

export interface PlayerContext {
  readonly streams: readonly Stream[];
  /** Index into `sourcesOf(streams)`. */
  readonly source: number;
  readonly quality: Quality;
  /** The quality that plays now. */
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  /** Bitrate of the audio-only stream in bits per second; null if there is none, or not known yet. */
  readonly sound: number | null;
  /** Seconds behind the live edge, and seconds that can be rewound. */
  readonly behindS: number;
  readonly windowS: number;
  /** Epoch milliseconds of the current frame. */
  readonly position: number | null;
  readonly retries: number;
  readonly stalls: number;
  /** The last failure is not worth a retry of its source. */
  readonly fatal: boolean;
  readonly volume: number;
  /** Null if not muted. */
  readonly mutedBy: MutedBy | null;
  readonly pausedByViewer: boolean;
  /** Whether the viewer wants the live edge: neither paused nor rewound. */
  readonly following: boolean;
  /** After a stall or a hidden tab: if the stream is behind, one seek brings it back to the edge. */
  readonly chasing: boolean;
  /** The session broke while paused, or plays another stream than wanted: resuming opens it again. */
  readonly lost: boolean;
  readonly limits: { readonly retries: number; readonly stalls: number };
}
