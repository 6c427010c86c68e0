import type { Stream, StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { LiveEvent, OfferedProfile } from '#ports/playback.ts';

/** Why nothing is heard: it has just started, by hand, the browser refused, or another medium has the sound. */
export type MutedBy = 'start' | 'viewer' | 'browser' | 'focus';

export type PlayerEvent =
  /** Shows these streams; the same again changes nothing, none closes. */
  | { readonly type: 'player.open'; readonly streams: readonly Stream[] }
  | { readonly type: 'player.close' }
  | { readonly type: 'player.play' }
  | { readonly type: 'player.pause' }
  | { readonly type: 'player.mute' }
  | { readonly type: 'player.unmute' }
  /** Any touch, click or key on the page: the browser allows sound from now on. */
  | { readonly type: 'player.gesture' }
  /** 0 to 1; 0 mutes by hand. */
  | { readonly type: 'player.setVolume'; readonly volume: number }
  | { readonly type: 'player.setQuality'; readonly quality: Quality }
  | { readonly type: 'player.seekBehind'; readonly seconds: number }
  | { readonly type: 'player.toEdge' }
  | { readonly type: 'player.retry' }
  /** The browser is online again. */
  | { readonly type: 'player.online' }
  /** The tab is seen again. */
  | { readonly type: 'player.visible' }
  | { readonly type: 'focus.lost' }
  | { readonly type: 'focus.gained' }
  | LiveEvent;

/** What the chart asks of the session that lives as long as something is watched. */
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
  | { readonly type: 'session.sound'; readonly muted: boolean; readonly volume: number }
  | { readonly type: 'session.quality'; readonly quality: Quality }
  | { readonly type: 'session.seek'; readonly seconds: number }
  | { readonly type: 'session.catchUp'; readonly on: boolean }
  | { readonly type: 'session.close' };

export interface PlayerInput {
  /** Remembered from an earlier visit; null for the 0.8 of PLAYER-1. */
  readonly volume: number | null;
  readonly mutedByViewer: boolean;
  readonly quality: Quality;
  /** PLAYER's by default; smaller ones keep a model small. */
  readonly limits?: { readonly retries: number; readonly stalls: number };
}

export interface PlayerContext {
  readonly streams: readonly Stream[];
  /** Which of `sourcesOf(streams)` plays. */
  readonly source: number;
  readonly quality: Quality;
  /** The rung that plays now. */
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  /** The rate of the sound in bits a second where it can be had alone; null where not, or not known yet. */
  readonly sound: number | null;
  /** Seconds behind where the stream is meant to be, and seconds that can be rewound. */
  readonly behindS: number;
  readonly windowS: number;
  /** Epoch milliseconds of the frame shown. */
  readonly position: number | null;
  readonly retries: number;
  readonly stalls: number;
  /** The last failure is not worth a retry of its source. */
  readonly fatal: boolean;
  readonly volume: number;
  /** Null while it may be heard. */
  readonly mutedBy: MutedBy | null;
  readonly pausedByViewer: boolean;
  /** The viewer wants the live edge: neither paused nor rewound. */
  readonly following: boolean;
  /** After a stall or a hidden tab: if it fell behind, one jump brings it back. */
  readonly chasing: boolean;
  /** The session broke while paused, or plays another link than wanted: going on opens it anew. */
  readonly lost: boolean;
  readonly limits: { readonly retries: number; readonly stalls: number };
}
