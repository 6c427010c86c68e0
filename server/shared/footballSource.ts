import type { Competition } from '#domain/football/competition.ts';
import type { Manager, Player, SeasonTotals, SquadPlayer, Team, Venue } from '#domain/football/entities.ts';
import type { Fixture, PersonRef, TeamRef } from '#domain/football/fixture.ts';
import type { Lineup, MatchEvent, Momentum, Shot, Stat } from '#domain/football/matchData.ts';
import type { Market, OddsMarket } from '#domain/odds/market.ts';
import type { LineMove } from '#domain/odds/lineMoves.ts';
import type { OddsHistory } from '#domain/odds/oddsHistory.ts';
import type { View } from './matchSource.ts';

/** Conditions that fixtures must all meet. Times are epoch milliseconds. */
export interface FixtureFilter {
  /** Fixtures that start in [from, to). */
  readonly from?: number;
  readonly to?: number;
  readonly leagueId?: string;
  readonly season?: string;
  readonly roundKey?: string;
  /** Fixtures of one of these teams. */
  readonly teamId?: string;
  /** With `teamId`: fixtures against this team. */
  readonly againstId?: string;
  readonly venueId?: string;
  readonly managerId?: string;
  /** Folded words, all of which must occur in the names of the teams or the league. */
  readonly words?: readonly string[];
  /** Descending by start and id; ascending if not set. */
  readonly latestFirst?: boolean;
  /** Keyset cursor: only fixtures after this one in that order. */
  readonly after?: { readonly startTs: number; readonly fixtureId: string };
  readonly most: number;
}

/** The prices of a market; of its present line and the first bookmaker if none is named. */
export interface OddsHistoryQuery {
  readonly market: Market;
  readonly line?: number;
  readonly bookmaker?: string;
}

/** Of the first bookmaker if none is named. */
export type LineHistoryQuery = Omit<OddsHistoryQuery, 'line'>;

export const listedKinds = ['matches', 'teams', 'players', 'managers', 'venues'] as const;
/** Kinds that have pages of their own, besides competitions. */
export type ListedKind = (typeof listedKinds)[number];

/** The parts of such a page's address, and when something about it last changed, if known. */
export interface Listed {
  readonly id: string;
  readonly slug: string;
  readonly changedTs?: number;
}

export interface FixtureStart extends Pick<Fixture, 'fixtureId' | 'startTs' | 'leagueId'> {
  /** Whether the fixture has odds. */
  readonly priced?: boolean;
}

/** A row in a list of top players. */
export interface TopPlayer {
  readonly totals: SeasonTotals;
  readonly value: number;
}

/** The source of football data: the demo's seasons, or the operator's import. Null or empty if it has none. */
export interface FootballSource {
  readonly fixtures: (filter: FixtureFilter, view: View) => Promise<readonly Fixture[]>;
  /** Start and competition of the fixtures that start in [from, to), without the rest: cheap enough to count weeks. */
  readonly starts: (from: number, to: number, view: View) => Promise<readonly FixtureStart[]>;
  /** All fixtures that may be running now. */
  readonly running: (view: View) => Promise<readonly Fixture[]>;
  readonly fixture: (fixtureId: string, view: View) => Promise<Fixture | null>;
  readonly events: (fixtureId: string, view: View) => Promise<readonly MatchEvent[] | null>;
  readonly lineups: (fixtureId: string, view: View) => Promise<readonly Lineup[] | null>;
  readonly stats: (fixtureId: string, view: View) => Promise<readonly Stat[] | null>;
  readonly momentum: (fixtureId: string, view: View) => Promise<readonly Momentum[] | null>;
  readonly shots: (fixtureId: string, view: View) => Promise<readonly Shot[] | null>;
  /** Reference odds, by match; matches without any are left out. */
  readonly odds: (fixtureIds: readonly string[], view: View) => Promise<ReadonlyMap<string, readonly OddsMarket[]>>;
  readonly oddsHistory: (fixtureId: string, of: OddsHistoryQuery, view: View) => Promise<readonly OddsHistory[] | null>;
  readonly lineHistory: (fixtureId: string, of: LineHistoryQuery, view: View) => Promise<readonly LineMove[] | null>;
  readonly competitions: (view: View) => Promise<readonly Competition[]>;
  readonly competition: (leagueId: string, view: View) => Promise<Competition | null>;
  /** All fixtures of a season, by start; its table is computed from them. */
  readonly season: (leagueId: string, season: string, view: View) => Promise<readonly Fixture[]>;
  readonly topPlayers: (
    leagueId: string,
    season: string,
    key: 'goals' | 'assists' | 'cards',
    view: View,
  ) => Promise<readonly TopPlayer[]>;
  /** Totals of every player of a season: the peer groups of comparisons. */
  readonly seasonTotals: (leagueId: string, season: string, view: View) => Promise<readonly SeasonTotals[]>;
  readonly teams: (ids: readonly string[], view: View) => Promise<readonly TeamRef[]>;
  readonly team: (teamId: string, view: View) => Promise<Team | null>;
  readonly squad: (teamId: string, view: View) => Promise<readonly SquadPlayer[] | null>;
  /** Scorers of a team in all its matches, most goals first; empty if the source knows them only by season. */
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
  /** Everything of a kind that has a page; the cost grows with their number, so only a sitemap asks for it. */
  readonly listed: (kind: ListedKind, view: View) => Promise<readonly Listed[]>;
}
