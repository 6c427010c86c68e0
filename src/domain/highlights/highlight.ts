import { SITE_ROLES } from '../auth/auth.ts';
import type { SubtitleTrack, VodSource } from '../films/film.ts';
import type { EventType } from '../football/matchData.ts';
import type { Locale } from '../locale/locale.ts';
import type { CutChapter } from '../media/cut.ts';
import type { NewsPicture, SpoilerMatch } from '../news/article.ts';
import type { Slice } from '../shared/slice.ts';

/** Limits of highlights. */
export const HIGHLIGHTS = {
  pageSize: 24,
  /** What one is offered beside a highlight. */
  next: 8,
  titleMax: 160,
  chaptersMax: 40,
  labelMax: 80,
} as const;

/** Whether a role may cut a highlight and withdraw one. */
export const mayCut = (siteRoleId: number): boolean =>
  siteRoleId === SITE_ROLES.leaderOperator || siteRoleId === SITE_ROLES.qc;

/** NE-6: a mark on the bar. `eventId` and `momentId` are those of the match (NE-12), `ts` is the stream's time at `sec`. */
export interface HighlightChapter extends CutChapter {
  readonly kind?: EventType;
  readonly ts?: number;
}

/** A highlight in lists. Times are epoch milliseconds. */
export interface HighlightCard {
  readonly highlightId: string;
  /** Tells no result. */
  readonly slug: string;
  readonly category: string;
  readonly categoryName: string;
  readonly type: string;
  readonly typeName: string;
  readonly title: string;
  readonly cover: NewsPicture | null;
  /** NE-6: the address of its first seconds, small and silent, which move over the cover. It tells the result. */
  readonly clip?: string;
  /** Null while hidden: it tells extra time. */
  readonly durationSec: number | null;
  readonly createdAt: number;
  readonly fixtureId?: string;
  readonly roomId?: string;
  /** The language that its title is in; another than the reader's where there is no other. */
  readonly lang: Locale;
  readonly demo: boolean;
  /** B2: the matches whose results it tells, what is known of them, and what stands in the place of title and cover. */
  readonly spoilerFor: readonly string[];
  readonly spoilerMatches: readonly SpoilerMatch[];
  readonly safeTitle?: string;
  readonly safeCover?: NewsPicture | null;
  /** B2: its match is hidden from this viewer: `title` and `cover` are the safe ones, there are no chapters and no length. */
  readonly hidden?: true;
  readonly counters: { readonly views: number };
}
export type HighlightSlice = Slice<HighlightCard>;

export interface Highlight extends HighlightCard {
  /** DASH first, then HLS over the same segments. */
  readonly streams: readonly VodSource[];
  readonly chapters: readonly HighlightChapter[];
  readonly subtitles: readonly SubtitleTrack[];
  readonly next: readonly HighlightCard[];
  readonly description?: string;
  /** The stream's time at second 0, where its room can still be wound back to it. */
  readonly roomTs?: number;
}

export const cutStates = ['cutting', 'ready', 'failed'] as const;
/** What became of a cut; `slug` once it is ready, `why` once it has failed. */
export type CutState = (typeof cutStates)[number];
export const cutFailures = ['gone', 'failed'] as const;
/** `gone`: the stream is no longer there. */
export type CutFailure = (typeof cutFailures)[number];
export interface CutStanding {
  readonly highlightId: string;
  readonly state: CutState;
  readonly slug?: string;
  readonly why?: CutFailure;
}

/** What staff want cut out of the stream of a room, from and to in its time. */
export interface CutWish {
  readonly roomId: string;
  readonly fromTs: number;
  readonly toTs: number;
  readonly titles: { readonly vi: string; readonly en?: string; readonly zh?: string };
  readonly category: string;
  readonly type: string;
  /** From `fromTs` on, in seconds; those of the match where absent. */
  readonly chapters?: readonly { readonly sec: number; readonly label: string }[];
  readonly clientId: string;
}
