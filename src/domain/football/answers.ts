import type { ComparedRow } from './compare.ts';
import type { Competition, CompetitionRef, Season } from './competition.ts';
import type { Manager, Player, SeasonTotals, Team, Venue } from './entities.ts';
import type { Fixture, PersonRef, TeamRef } from './fixture.ts';
import type { Standing, TableType } from './standings/standings.ts';
import type { TeamRecord } from './teamRecord.ts';
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
  /** When the latest match that it counts began, in epoch milliseconds; null before the first. */
  readonly latestTs: number | null;
  /** All that it is made of, if that was asked for. */
  readonly whole?: { readonly type: TableType; readonly matches: readonly TableFixture[] };
  /** B2: how many matches it leaves out, because their results are hidden. */
  readonly withheld?: number;
}

/** A match that counts for a table, in the form by which a shield finds its result (B2). */
export interface TableFixture extends Pick<
  Fixture,
  'fixtureId' | 'leagueId' | 'startTs' | 'roundKey' | 'group' | 'statusText' | 'status' | 'goalMinutes' | 'hidden'
> {
  readonly localteam: { readonly id: string };
  readonly visitorteam: { readonly id: string };
  /** As the table counts it: what was awarded, or after 90 minutes. */
  readonly score: { readonly home: number; readonly away: number } | null;
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

/** A competition's season as the pages of its teams name it. */
export interface InSeason {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly slug: string;
  readonly season: string;
}

/** A team in a season of a competition: what it did, and its place where there is a table. */
export interface TeamInSeason extends InSeason {
  readonly record: TeamRecord;
  readonly rank?: number;
  readonly points?: number;
  /** When the latest match that its table counts began, in epoch milliseconds. */
  readonly tableTs?: number;
}

export interface TeamDetail extends Team {
  /** Its competitions of the current season. */
  readonly leagues: readonly TeamInSeason[];
  /** The part of a table around it; null where it is in none. */
  readonly place: (InSeason & { readonly table: StandingList }) | null;
  readonly ground: Venue | null;
  /** Who will not play the match that is next or on, where that is known. */
  readonly missing: readonly { readonly player: PersonRef; readonly reason: string }[];
  readonly live: Fixture | null;
  readonly next: Fixture | null;
  /** Newest first. */
  readonly last: readonly Fixture[];
}

/** A team's season in one of its competitions. */
export interface TeamStat extends TeamInSeason {
  readonly stat: TeamSeason;
}

/** All that is known of a team: its seasons, latest first, and who scored most. */
export interface TeamHistory {
  readonly total: TeamRecord;
  /** The first match, in epoch milliseconds. */
  readonly since: number | null;
  readonly seasons: readonly (TeamInSeason & {
    /** It won the competition: the table of a league that is over, or the final of a cup. */
    readonly won?: true;
  })[];
  readonly scorers: readonly { readonly player: PersonRef; readonly goals: number }[];
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
  /** By competition, that of the latest match first. */
  readonly byLeague: readonly (Omit<InSeason, 'season'> & { readonly record: TeamRecord })[];
  /** The first match, in epoch milliseconds. */
  readonly since: number | null;
  readonly record: { readonly w: number; readonly d: number; readonly l: number };
  readonly last: readonly Fixture[];
  readonly next: Fixture | null;
}

export interface VenueDetail extends Venue {
  /** Matches that ended here, the goals of each on average, and how many came to those whose crowd is known. */
  readonly figures: {
    readonly matches: number;
    readonly goals: number | null;
    readonly crowd: number | null;
    /** Of the team whose home it alone is. */
    readonly home: TeamRecord | null;
  };
  readonly live: Fixture | null;
  readonly nextFixtures: readonly Fixture[];
  readonly last: readonly Fixture[];
}

/** A season that both sides of a comparison played; without a competition where each played another one. */
export interface SharedSeason {
  readonly leagueId?: string;
  readonly leagueName?: string;
  readonly season: string;
}

/** Among whom the percentiles of a team are: the teams of its season with so many matches. */
export interface TeamPeers extends Required<SharedSeason> {
  readonly minMatches: number;
  readonly n: number;
}

export interface TeamComparison {
  readonly a: Team;
  readonly b: Team;
  /** Empty where each side is told of a season of its own. */
  readonly leagueId: string;
  readonly leagueName: string;
  readonly season: string;
  /** Null for a team without a match. */
  readonly peers: { readonly a: TeamPeers | null; readonly b: TeamPeers | null };
  /** What can be chosen instead, latest first. */
  readonly choices: readonly SharedSeason[];
  readonly seasons: { readonly a: TeamSeason; readonly b: TeamSeason };
  readonly groups: readonly { readonly group: TeamRateGroup; readonly rows: readonly ComparedRow[] }[];
}

export interface PlayerComparison {
  readonly a: SeasonStat & { readonly player: Player };
  readonly b: SeasonStat & { readonly player: Player };
  readonly rows: readonly ComparedRow[];
  /** What can be chosen instead, latest first. */
  readonly choices: readonly SharedSeason[];
  /** Goals and assists up to each round; empty where both are not of one season of a competition. */
  readonly byRound: readonly TalliedRound[];
}

/** Goals and assists of both players from the beginning of a season to the end of a round. */
export interface TalliedRound {
  readonly roundKey: string;
  readonly name: string;
  readonly a: number;
  readonly b: number;
}
