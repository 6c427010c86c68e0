import type { DayList, LeagueDetail, Round, StandingList, TopPlayerRow } from '#domain/football/answers.ts';
import type { Fixture } from '#domain/football/fixture.ts';
import type { TableType } from '#domain/football/standings/standings.ts';
import type { DayCount } from './schedule.ts';
import type { Outcome } from './failure.ts';

/** Which day of football, in which zone, and which of its matches. */
export interface FixtureQuery {
  /** YYYY-MM-DD in `timezone`; today if absent. */
  readonly date?: string;
  readonly timezone: string;
  readonly view: FixtureView;
}
/** Results, fixtures, or matches with odds. */

export type FixtureView = 'ket-qua' | 'lich-thi-dau' | 'ty-le-keo';

export interface FixtureCountQuery {
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

/** A season of a competition; the current one by default. */
export interface SeasonQuery {
  readonly id: string;
  readonly season?: string;
}

export interface FootballPort {
  readonly league: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<LeagueDetail>>;
  readonly table: (
    query: SeasonQuery & { readonly type?: TableType },
    signal: AbortSignal,
  ) => Promise<Outcome<StandingList>>;
  readonly rounds: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<readonly Round[]>>;
  /** Of a round, the current one by default. */
  readonly roundFixtures: (
    query: SeasonQuery & { readonly round?: string },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Fixture[]>>;
  readonly topPlayers: (
    query: SeasonQuery & { readonly type: 'goal' | 'assist' | 'card' },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly TopPlayerRow[]>>;
  readonly day: (query: FixtureQuery, signal: AbortSignal) => Promise<Outcome<DayList>>;
  /** The number of matches on each day, both ends included; at most 14 days. */
  readonly dayCounts: (query: FixtureCountQuery, signal: AbortSignal) => Promise<Outcome<readonly DayCount[]>>;
}
