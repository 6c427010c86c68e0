import type { Slice } from '#domain/shared/slice.ts';
import type { TipWindow } from '#domain/tips/stats.ts';
import type {
  Tip,
  TipCategory,
  TipCounts,
  TipDetail,
  TipRanking,
  TipsOfMatch,
  TipsterRecord,
  TipType,
} from '#domain/tips/tip.ts';
import type { Outcome } from './failure.ts';

/** Which tips; all of them where nothing is asked for. */
export interface TipQuery {
  readonly category?: TipCategory;
  readonly type?: TipType;
  /** The day of the kick-off, YYYY-MM-DD in `timezone`. */
  readonly date?: string;
  readonly timezone?: string;
  /** On matches of these teams, with commas between them. */
  readonly teams?: string;
  readonly tipsterId?: string;
  readonly state?: 'open' | 'settled';
  /** By the lock, the earliest first; the newest first by default. */
  readonly sort?: 'lock';
}

export interface RankingQuery {
  readonly category?: TipCategory;
  readonly window: TipWindow;
  readonly minSettled: number;
}

/** Tips and tipsters. Slices begin at a cursor: the `next` of the one before, null for the first. */
export interface TipsPort {
  readonly list: (query: TipQuery, cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<Tip>>>;
  readonly counts: (
    query: Pick<TipQuery, 'category' | 'type' | 'timezone'>,
    signal: AbortSignal,
  ) => Promise<Outcome<TipCounts>>;
  /** By the slug of its address; 410 for a withdrawn one. */
  readonly detail: (slug: string, signal: AbortSignal) => Promise<Outcome<TipDetail>>;
  readonly byMatch: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<TipsOfMatch>>;
  /** 404 for who never gave a tip. */
  readonly tipster: (
    query: { readonly userId: string; readonly window: TipWindow },
    signal: AbortSignal,
  ) => Promise<Outcome<TipsterRecord>>;
  readonly leaderboard: (query: RankingQuery, signal: AbortSignal) => Promise<Outcome<TipRanking>>;
  /** The member's own tips, those that they saved, or those of the tipsters whom they follow. */
  readonly mine: (
    tab: 'mine' | 'followed' | 'saved',
    cursor: string | null,
    signal: AbortSignal,
  ) => Promise<Outcome<Slice<Tip>>>;
  /** With `notify` each tip is told. */
  readonly follow: (
    wish: { readonly tipsterId: string; readonly on: boolean; readonly notify?: boolean },
    signal: AbortSignal,
  ) => Promise<Outcome<{ readonly on: boolean }>>;
}
