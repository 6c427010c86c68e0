import type {
  AboutFixture,
  CareerRow,
  DayList,
  HeadToHead,
  LeagueDetail,
  ManagerDetail,
  PlayerComparison,
  PlayerDetail,
  PlayerMatch,
  Round,
  SeasonStat,
  StandingList,
  TeamComparison,
  TeamDetail,
  TeamHistory,
  TeamStat,
  TopPlayerRow,
  VenueDetail,
} from '#domain/football/answers.ts';
import type { Bracket } from '#domain/football/bracket.ts';
import type { RankList } from '#domain/football/standings/rankList.ts';
import type { Player, SquadPlayer } from '#domain/football/entities.ts';
import type { Fixture, TeamRef } from '#domain/football/fixture.ts';
import type { Lineup, MatchEvent, Momentum, Shot, Stat } from '#domain/football/matchData.ts';
import type { CompetitionRef } from '#domain/football/competition.ts';
import type { Slice } from '#domain/shared/slice.ts';
import type { TableType } from '#domain/football/standings/standings.ts';
import type { Market, OddsMarket } from '#domain/odds/market.ts';
import type { LineMove } from '#domain/odds/lineMoves.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
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
  /** Of which matches; of all where absent. */
  readonly view?: FixtureView;
  readonly from: string;
  readonly to: string;
  readonly timezone: string;
}

/** A season of a competition; the current one by default. */
export interface SeasonQuery {
  readonly id: string;
  readonly season?: string;
}

/** The tables of a season; with `whole`, also the matches that they are made of. */
export interface TableQuery extends SeasonQuery {
  readonly type?: TableType;
  readonly whole?: '1';
}

/** A match by its id. */
export interface OfFixture {
  readonly id: string;
}
/** A team, manager or ground. */
export interface ById {
  readonly id: string;
}
/** The matches of a team that are to come, or those before. */
export interface TeamFixturesQuery extends ById {
  readonly when: 'coming' | 'past';
}

/** The prices of a market; of its present line and the first bookmaker where none is named. */
export interface OddsHistoryQuery {
  readonly fixtureId: string;
  readonly market: Market;
  readonly line?: number;
  readonly bookmaker?: string;
}

/** How the line of a market moved; of the first bookmaker where none is named. */
export type LineHistoryQuery = Omit<OddsHistoryQuery, 'line'>;

/** The two sides of a comparison, and in which season; the latest that both have played by default. */
export interface ComparisonQuery {
  readonly id1: string;
  readonly id2: string;
  readonly leagueId?: string;
  readonly season?: string;
}
/** A player by id. */
export interface OfPlayer {
  readonly id: string;
}
/** A season of a player; the latest by default. */
export interface PlayerSeasonQuery extends OfPlayer {
  readonly leagueId?: string;
  readonly season?: string;
}

export interface FootballPort {
  /** As they stood at an instant of the past, epoch milliseconds. */
  readonly oddsAt: (
    of: { readonly fixtureId: string; readonly atTs: number },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly OddsMarket[]>>;
  readonly oddsHistory: (query: OddsHistoryQuery, signal: AbortSignal) => Promise<Outcome<readonly OddsHistory[]>>;
  readonly lineHistory: (query: LineHistoryQuery, signal: AbortSignal) => Promise<Outcome<readonly LineMove[]>>;
  readonly findTeams: (query: { readonly q: string }, signal: AbortSignal) => Promise<Outcome<readonly TeamRef[]>>;
  readonly findPlayers: (query: { readonly q: string }, signal: AbortSignal) => Promise<Outcome<readonly Player[]>>;
  readonly compareTeams: (of: ComparisonQuery, signal: AbortSignal) => Promise<Outcome<TeamComparison>>;
  readonly comparePlayers: (of: ComparisonQuery, signal: AbortSignal) => Promise<Outcome<PlayerComparison>>;
  readonly player: (of: OfPlayer, signal: AbortSignal) => Promise<Outcome<PlayerDetail>>;
  readonly playerSeason: (query: PlayerSeasonQuery, signal: AbortSignal) => Promise<Outcome<SeasonStat>>;
  /** The latest ones, newest first. */
  readonly playerMatches: (of: OfPlayer, signal: AbortSignal) => Promise<Outcome<readonly PlayerMatch[]>>;
  /** Latest first. */
  readonly playerCareer: (of: OfPlayer, signal: AbortSignal) => Promise<Outcome<readonly CareerRow[]>>;
  /** Expected or confirmed; none before they are expected. */
  readonly lineups: (of: OfFixture, signal: AbortSignal) => Promise<Outcome<readonly Lineup[]>>;
  readonly stats: (of: OfFixture, signal: AbortSignal) => Promise<Outcome<readonly Stat[]>>;
  /** As they stood at an instant of the past, in epoch milliseconds; of the whole match so far alone. */
  readonly statsAt: (
    of: OfFixture & { readonly atTs: number },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Stat[]>>;
  readonly shots: (of: OfFixture, signal: AbortSignal) => Promise<Outcome<readonly Shot[]>>;
  readonly headToHead: (of: OfFixture, signal: AbortSignal) => Promise<Outcome<HeadToHead>>;
  readonly about: (of: OfFixture, signal: AbortSignal) => Promise<Outcome<AboutFixture>>;
  /** All competitions, the best known first. */
  readonly leagues: (signal: AbortSignal) => Promise<Outcome<readonly CompetitionRef[]>>;
  readonly league: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<LeagueDetail>>;
  readonly table: (query: TableQuery, signal: AbortSignal) => Promise<Outcome<StandingList>>;
  readonly rounds: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<readonly Round[]>>;
  /** Of a round, the current one by default. */
  readonly roundFixtures: (
    query: SeasonQuery & { readonly round?: string },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly Fixture[]>>;
  /** The knock-out stage. */
  readonly bracket: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<Bracket>>;
  /** Places after each round. */
  readonly ranks: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<RankList>>;
  readonly topPlayers: (
    query: SeasonQuery & { readonly type: 'goal' | 'assist' | 'card' },
    signal: AbortSignal,
  ) => Promise<Outcome<readonly TopPlayerRow[]>>;
  readonly day: (query: FixtureQuery, signal: AbortSignal) => Promise<Outcome<DayList>>;
  /** One match. */
  readonly fixture: (id: string, signal: AbortSignal) => Promise<Outcome<Fixture>>;
  /** What happened in it so far, oldest first. */
  readonly events: (id: string, signal: AbortSignal) => Promise<Outcome<readonly MatchEvent[]>>;
  readonly momentum: (id: string, signal: AbortSignal) => Promise<Outcome<readonly Momentum[]>>;
  /** The prices of home, draw and away since the opening. */
  readonly winnerPrices: (id: string, signal: AbortSignal) => Promise<Outcome<readonly OddsHistory[]>>;
  /** The number of matches on each day, both ends included; at most 14 days. */
  readonly dayCounts: (query: FixtureCountQuery, signal: AbortSignal) => Promise<Outcome<readonly DayCount[]>>;
  readonly team: (of: ById, signal: AbortSignal) => Promise<Outcome<TeamDetail>>;
  readonly squad: (of: ById, signal: AbortSignal) => Promise<Outcome<readonly SquadPlayer[]>>;
  readonly teamFixtures: (
    query: TeamFixturesQuery & { readonly cursor?: string },
    signal: AbortSignal,
  ) => Promise<Outcome<Slice<Fixture>>>;
  readonly teamHistory: (of: ById, signal: AbortSignal) => Promise<Outcome<TeamHistory>>;
  readonly teamStats: (query: SeasonQuery, signal: AbortSignal) => Promise<Outcome<readonly TeamStat[]>>;
  readonly manager: (of: ById, signal: AbortSignal) => Promise<Outcome<ManagerDetail>>;
  readonly venue: (of: ById, signal: AbortSignal) => Promise<Outcome<VenueDetail>>;
}
