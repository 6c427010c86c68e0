import type { ComparedRow } from './compare.ts';
import type { Competition, CompetitionRef, Season } from './competition.ts';
import type { Manager, Player, SeasonTotals, Team, Venue } from './entities.ts';
import type { Fixture, TeamRef } from './fixture.ts';
import type { Standing } from './standings/standings.ts';
import type { TeamRateGroup, TeamSeason } from './teamSeason.ts';

/** The fixtures of a day in one competition. */
export interface LeagueDay {
  readonly league: CompetitionRef;
  readonly fixtures: readonly Fixture[];
}

/** A day's fixtures by competition; `next` continues a day with more than one call gives. */
export interface DayList {
  readonly leagues: readonly LeagueDay[];
  readonly next: string | null;
}

/** Latest matches of both teams, and those between them, newest first. `record` counts all matches between them. */
export interface HeadToHead {
  readonly home: readonly Fixture[];
  readonly away: readonly Fixture[];
  readonly between: readonly Fixture[];
  /** From the view of the home team of the fixture. */
  readonly record: { readonly win: number; readonly draw: number; readonly loss: number };
}

/** Where and by whom a match is played. */
export interface AboutFixture {
  readonly venue?: Venue;
  readonly referee?: string;
  readonly attendance?: number;
  readonly managers: { readonly home?: Manager; readonly away?: Manager };
}

/** A team's next match, as a table shows it. */
export interface NextOpponent {
  readonly fixtureId: string;
  readonly startTs: number;
  readonly opponent: TeamRef;
  readonly home: boolean;
}

export interface StandingRow extends Omit<Standing, 'teamId'> {
  readonly team: TeamRef;
  readonly next?: NextOpponent;
}

/** A table, or one of each group. */
export interface StandingGroup {
  /** The group's name: "A"; absent where there is one table. */
  readonly name?: string;
  readonly rows: readonly StandingRow[];
}

/** All tables of a season. `thirds` are the ids of those who go on as the best of their place in the groups. */
export interface StandingList {
  readonly groups: readonly StandingGroup[];
  readonly thirds: readonly { readonly teamId: string; readonly goesOn: boolean }[];
  readonly season: Season;
  /** How many matches that run now the live positions count. */
  readonly liveMatches: number;
}

export interface Round {
  readonly roundKey: string;
  /** In the reader's language. */
  readonly name: string;
  /** Epoch milliseconds of the first and the last kick-off. */
  readonly from: number;
  readonly to: number;
  readonly played: number;
  readonly total: number;
  /** A round of a cup or of a knock-out stage. */
  readonly knockout: boolean;
}

/** A competition with what its page shows first. */
export interface LeagueDetail extends Competition {
  /** The season that was asked for, else the current one. */
  readonly season: Season;
  readonly currentRound: string | null;
}

/** A row of a list of scorers, makers of goals, or cards. */
export interface TopPlayerRow {
  readonly rank: number;
  readonly totals: SeasonTotals;
  readonly value: number;
}

export interface TeamDetail extends Team {
  /** Its competitions of the current season, each with its place there. */
  readonly leagues: readonly {
    readonly leagueId: string;
    readonly leagueName: string;
    readonly slug: string;
    readonly season: string;
    readonly rank?: number;
  }[];
  readonly live: Fixture | null;
  readonly next: Fixture | null;
  /** Newest first. */
  readonly last: readonly Fixture[];
}

/** A team's season in one of its competitions. */
export interface TeamStat {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  readonly stat: TeamSeason;
}

/** A value of a season: in all, per 90 minutes, and its percentile among players of the same position. */
export interface SeasonValue {
  readonly key: string;
  readonly total: number;
  readonly per90: number | null;
  readonly pctl: number | null;
}

/** A player's season; `peers` says among whom percentiles are. */
export interface SeasonStat {
  readonly totals: SeasonTotals;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  readonly values: readonly SeasonValue[];
  readonly peers: { readonly position: SeasonTotals['position']; readonly minMinutes: number; readonly n: number };
}

export interface CareerRow {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  readonly totals: SeasonTotals;
}

export interface PlayerDetail extends Player {
  /** The latest season that has figures. */
  readonly stat: SeasonStat | null;
}

/** A match of a player's log. */
export interface PlayerMatch {
  readonly fixture: Fixture;
  /** Null where the line-up is not known. */
  readonly minutes: number | null;
  readonly goals: number;
  readonly assists: number;
  readonly rating?: number;
}

export interface ManagerDetail extends Manager {
  readonly record: { readonly w: number; readonly d: number; readonly l: number };
  readonly last: readonly Fixture[];
  readonly next: Fixture | null;
}

export interface VenueDetail extends Venue {
  readonly nextFixtures: readonly Fixture[];
  readonly last: readonly Fixture[];
}

export interface TeamComparison {
  readonly a: Team;
  readonly b: Team;
  readonly leagueName: string;
  readonly season: string;
  readonly seasons: { readonly a: TeamSeason; readonly b: TeamSeason };
  readonly groups: readonly { readonly group: TeamRateGroup; readonly rows: readonly ComparedRow[] }[];
}

export interface PlayerComparison {
  readonly a: SeasonStat & { readonly player: Player };
  readonly b: SeasonStat & { readonly player: Player };
  readonly rows: readonly ComparedRow[];
}
