import type { AudioTrack } from '#domain/films/film.ts';
import type { SegmentType, SkipWish } from '#domain/films/timeline.ts';
import type { StreamProfile } from '#domain/match/match.ts';
import type { Quality } from '#domain/player/player.ts';
import type { CaptionStyle, Cue } from '#domain/vod/captions.ts';
import type { SkipWishes, VodItem } from '#domain/vod/vod.ts';
import type { OfferedProfile, PlaybackStats, RecordedEvent } from '#ports/playback.ts';

export type VodEvent =
  /** Shows an item from a second on; the one that is shown already changes nothing. `playing`: a press led here. */
  | { readonly type: 'vod.open'; readonly item: VodItem; readonly atS: number; readonly playing: boolean }
  | { readonly type: 'vod.close' }
  | { readonly type: 'vod.play' }
  | { readonly type: 'vod.pause' }
  | { readonly type: 'vod.seek'; readonly toS: number }
  /** Past the part that is offered to be skipped. */
  | { readonly type: 'vod.skip' }
  | { readonly type: 'vod.next' }
  /** Stays with the end of this item. */
  | { readonly type: 'vod.stay' }
  /** The viewer touched the player: somebody is there. */
  | { readonly type: 'vod.touched' }
  /** The page is being left or hidden. */
  | { readonly type: 'vod.leave' }
  | { readonly type: 'vod.mute' }
  | { readonly type: 'vod.unmute' }
  | { readonly type: 'vod.setVolume'; readonly volume: number }
  | { readonly type: 'vod.setRate'; readonly rate: number }
  | { readonly type: 'vod.setQuality'; readonly quality: Quality }
  | { readonly type: 'vod.setAudio'; readonly id: string }
  /** A track's id; null for none. */
  | { readonly type: 'vod.setSubtitle'; readonly id: string | null }
  | { readonly type: 'vod.setCaptions'; readonly captions: CaptionStyle }
  | { readonly type: 'vod.setSkip'; readonly segment: SegmentType; readonly wish: SkipWish }
  | { readonly type: 'vod.setAutoNext'; readonly on: boolean }
  | { readonly type: 'vod.askStats' }
  | { readonly type: 'vod.retry' }
  | { readonly type: 'vod.online' }
  | { readonly type: 'focus.lost' }
  | { readonly type: 'focus.gained' }
  | RecordedEvent;

/** Commands to the session, the actor that lives while an item is shown. */
export type VodCommand =
  | {
      readonly type: 'session.open';
      readonly context: VodContext;
    }
  | { readonly type: 'session.play' }
  | { readonly type: 'session.pause' }
  | { readonly type: 'session.seek'; readonly toS: number }
  | { readonly type: 'session.sound'; readonly muted: boolean; readonly volume: number }
  | { readonly type: 'session.rate'; readonly rate: number }
  | { readonly type: 'session.quality'; readonly quality: Quality }
  | { readonly type: 'session.audio'; readonly id: string }
  | { readonly type: 'session.stats' }
  | { readonly type: 'session.close' };

/** What the viewer chose on earlier visits. */
export interface VodInput {
  readonly volume: number | null;
  readonly muted: boolean;
  readonly quality: Quality;
  readonly captions: CaptionStyle;
  /** Language of the subtitles; null for none, undefined where it was never chosen. */
  readonly subtitleLang: string | null | undefined;
  readonly audioLang: string | null;
  readonly skips: SkipWishes;
  readonly autoNext: boolean;
  /** VOD's limits by default; tests use smaller ones. */
  readonly limits?: { readonly retries: number; readonly untouched: number };
}

export interface VodContext extends Omit<VodInput, 'volume' | 'muted' | 'limits'> {
  readonly item: VodItem | null;
  /** Index into the item's sources. */
  readonly source: number;
  /** Whether the viewer wants it to move. */
  readonly wanted: boolean;
  readonly atS: number;
  /** Where a seek that is under way leads to; null without one. */
  readonly soughtS: number | null;
  readonly lengthS: number;
  readonly bufferedS: number;
  readonly rate: number;
  readonly volume: number;
  /** Null if not muted. */
  readonly mutedBy: 'viewer' | 'browser' | null;
  readonly profile: StreamProfile | null;
  readonly offered: readonly OfferedProfile[];
  readonly audio: readonly AudioTrack[];
  readonly audioId: string | null;
  readonly subtitleId: string | null;
  readonly cues: readonly Cue[];
  /** Beginnings of parts that were skipped by themselves: who goes back to one wants to see it. */
  readonly skipped: readonly number[];
  /** Items that followed by themselves since the viewer last touched the player. */
  readonly untouched: number;
  /** Where the announcement of the next item began; its countdown follows the picture, so a pause stops it. */
  readonly announcedS: number;
  readonly retries: number;
  /** Where the last failure was. */
  readonly troubleS: number;
  readonly fatal: boolean;
  /** The session broke while it was paused. */
  readonly lost: boolean;
  readonly stats: PlaybackStats | null;
  readonly limits: { readonly retries: number; readonly untouched: number };
}
