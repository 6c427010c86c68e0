import type { League } from '#domain/schedule/league.ts';
import type { Match, Room } from '#domain/match/match.ts';
import type { Analysis, Overview } from '#domain/football/overview.ts';
import type { OddsMarket } from '#domain/odds/market.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { Outcome } from './failure.ts';

export interface ScheduleQuery {
  /** YYYY-MM-DD in `timezone`; today if absent. */
  readonly date?: string;
  readonly timezone: string;
  readonly liveModeId?: string;
}
export interface DayCountQuery {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
  readonly liveModeId?: string;
  readonly leagueId?: string;
}
export interface DayCount {
  readonly day: string;
  readonly total: number;
  readonly live: number;
}
/** Numbers of live rooms. */
export interface LiveTotals {
  readonly totalLive: number;
  /** By mode id; modes without live rooms may be left out. */
  readonly byMode?: Readonly<Record<string, number>>;
}
export interface MatchSearch {
  readonly q?: string;
  /** YYYY-MM-DD; if absent, all days that `when` selects. */
  readonly date?: string;
  readonly timezone: string;
  readonly when?: 'coming' | 'past';
  readonly leagueId?: string;
}
export interface FeatureQuery {
  readonly status?: 'live' | 'upcoming' | 'ended';
  readonly pageSize?: number;
  readonly liveModeId?: string;
  readonly leagueId?: string;
}

export interface SchedulePort {
  readonly day: (query: ScheduleQuery, signal: AbortSignal) => Promise<Outcome<readonly Match[]>>;
  /** The number of matches on each day, both ends included; at most 14 days. */
  readonly dayCounts: (query: DayCountQuery, signal: AbortSignal) => Promise<Outcome<readonly DayCount[]>>;
  readonly feature: (query: FeatureQuery, signal: AbortSignal) => Promise<Outcome<readonly Match[]>>;
  /** Of all days, and of all modes or one. */
  readonly leagues: (
    query: { readonly liveModeId?: string },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly League[]>>;
  /** Searches the whole schedule; `cursor` is the `next` of the previous slice, null for the first. */
  readonly search: (query: MatchSearch, cursor: string | null, signal: AbortSignal) => Promise<Outcome<Slice<Match>>>;
  readonly room: (roomId: string, signal: AbortSignal) => Promise<Outcome<Room>>;
  /** LIVE-4; a null id stands for all modes. */
  readonly totalLive: (liveModeId: string | null, signal: AbortSignal) => Promise<Outcome<LiveTotals>>;
  readonly overview: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<Overview>>;
  readonly analysis: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<Analysis>>;
  readonly odds: (fixtureId: string, signal: AbortSignal) => Promise<Outcome<readonly OddsMarket[]>>;
}
