import type { Competition } from '#domain/football/competition.ts';
import type { Manager, Player, SeasonTotals, SquadPlayer, Team, Venue } from '#domain/football/entities.ts';
import type { Fixture, PersonRef, TeamRef } from '#domain/football/fixture.ts';
import type { Lineup, MatchEvent, Momentum, Shot, Stat } from '#domain/football/matchData.ts';
import type { Market, OddsMarket } from '#domain/odds/market.ts';
import type { LineMove } from '#domain/odds/lineMoves.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import type { View } from './matchSource.ts';

/** Which fixtures; all that is given has to hold. Times are epoch milliseconds. */
export interface FixtureFilter {
  /** Those that start in [from, to). */
  readonly from?: number;
  readonly to?: number;
  readonly leagueId?: string;
  readonly season?: string;
  readonly roundKey?: string;
  /** Those that one of these teams plays. */
  readonly teamId?: string;
  /** With `teamId`: those against this one. */
  readonly againstId?: string;
  readonly venueId?: string;
  readonly managerId?: string;
  /** Folded words, all of which names of teams or of the league have to hold. */
  readonly words?: readonly string[];
  /** By start and id, or the other way round. */
  readonly latestFirst?: boolean;
  /** Only those behind this one in that order. */
  readonly after?: { readonly startTs: number; readonly fixtureId: string };
  readonly most: number;
}

/** The prices of a market; of its present line and the first bookmaker where none is named. */
export interface OddsHistoryQuery {
  readonly market: Market;
  readonly line?: number;
  readonly bookmaker?: string;
}

/** Of the first bookmaker where none is named. */
export type LineHistoryQuery = Omit<OddsHistoryQuery, 'line'>;

export const listedKinds = ['matches', 'teams', 'players', 'managers', 'venues'] as const;
/** What has a page of its own beside competitions. */
export type ListedKind = (typeof listedKinds)[number];

/** What the address of such a page is made of, and when something about it was last told, if that is known. */
export interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly changedTs?: number;
}

export interface FixtureStart extends Pick<Fixture, 'fixtureId' | 'startTs' | 'leagueId'> {
  /** Whether it has odds. */
  readonly priced?: boolean;
}

/** One row of a list of scorers. */
export interface TopPlayer {
  readonly totals: SeasonTotals;
  readonly value: number;
}

/** Where football data comes from: the demo's seasons, or what the operator imported. Null or empty where it has none. */
export interface FootballSource {
  readonly fixtures: (filter: FixtureFilter, view: View) => Promise<readonly Fixture[]>;
  /** When and in which competition those start in [from, to), without the rest: cheap enough to count weeks. */
  readonly starts: (from: number, to: number, view: View) => Promise<readonly FixtureStart[]>;
  /** All that may be running now. */
  readonly running: (view: View) => Promise<readonly Fixture[]>;
  readonly fixture: (fixtureId: string, view: View) => Promise<Fixture | null>;
  readonly events: (fixtureId: string, view: View) => Promise<readonly MatchEvent[] | null>;
  readonly lineups: (fixtureId: string, view: View) => Promise<readonly Lineup[] | null>;
  readonly stats: (fixtureId: string, view: View) => Promise<readonly Stat[] | null>;
  readonly momentum: (fixtureId: string, view: View) => Promise<readonly Momentum[] | null>;
  readonly shots: (fixtureId: string, view: View) => Promise<readonly Shot[] | null>;
  /** Reference odds, by match; those without any are left out. */
  readonly odds: (fixtureIds: readonly string[], view: View) => Promise<ReadonlyMap<string, readonly OddsMarket[]>>;
  readonly oddsHistory: (fixtureId: string, of: OddsHistoryQuery, view: View) => Promise<readonly OddsHistory[] | null>;
  readonly lineHistory: (fixtureId: string, of: LineHistoryQuery, view: View) => Promise<readonly LineMove[] | null>;
  readonly competitions: (view: View) => Promise<readonly Competition[]>;
  readonly competition: (leagueId: string, view: View) => Promise<Competition | null>;
  /** All fixtures of a season, by start: what its table is made of. */
  readonly season: (leagueId: string, season: string, view: View) => Promise<readonly Fixture[]>;
  readonly topPlayers: (
    leagueId: string,
    season: string,
    key: 'goals' | 'assists' | 'cards',
    view: View,
  ) => Promise<readonly TopPlayer[]>;
  /** Totals of everybody of a season: the peer groups of comparisons. */
  readonly seasonTotals: (leagueId: string, season: string, view: View) => Promise<readonly SeasonTotals[]>;
  readonly teams: (ids: readonly string[], view: View) => Promise<readonly TeamRef[]>;
  readonly team: (teamId: string, view: View) => Promise<Team | null>;
  readonly squad: (teamId: string, view: View) => Promise<readonly SquadPlayer[] | null>;
  /** Who scored for a team in all its matches, most first; empty where that is not known beyond seasons. */
  readonly scorersOf: (
    teamId: string,
    most: number,
    view: View,
  ) => Promise<readonly { readonly player: PersonRef; readonly goals: number }[]>;
  readonly player: (playerId: string, view: View) => Promise<Player | null>;
  /** Latest season first. */
  readonly career: (
    playerId: string,
    view: View,
  ) => Promise<readonly (SeasonTotals & { readonly leagueId: string; readonly season: string })[]>;
  readonly manager: (playerId: string, view: View) => Promise<Manager | null>;
  readonly venue: (venueId: string, view: View) => Promise<Venue | null>;
  /** Teams and players by folded words, for pickers and search. */
  readonly searchTeams: (words: readonly string[], most: number, view: View) => Promise<readonly TeamRef[]>;
  readonly searchPlayers: (words: readonly string[], most: number, view: View) => Promise<readonly Player[]>;
  /** Everything of a kind that has a page; costs as much as there is, so that only a sitemap asks for it. */
  readonly listed: (kind: ListedKind, view: View) => Promise<readonly Listed[]>;
}
