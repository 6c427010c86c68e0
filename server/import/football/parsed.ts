import type { Position } from '#domain/football/matchData.ts';
import type { FixtureForm } from '../../shared/footballForm.ts';

/** The line of a record, counted from 1: asked for only where something is told of it, because JSON has to be read again for it. */
export type Line = () => number;

/** A record of a file that is not taken, or a part of one. */
export interface Aside {
  readonly line: number;
  readonly reason: string;
}

export interface ParsedGoal {
  readonly name: string;
  /** Null where the source does not tell it. */
  readonly minute: number | null;
  readonly added?: number;
  readonly type: 'goal' | 'own_goal' | 'penalty';
}

/** A team as a file names it; `code` is FIFA's code of the nation, or of the club's country. */
export interface ParsedSide {
  readonly name: string;
  readonly code?: string;
}

export type ParsedScore = NonNullable<FixtureForm['score']>;

/** A match of any of the formats, with its values checked one by one and the names as they stand there. */
export interface ParsedMatch {
  readonly line: Line;
  readonly home: ParsedSide;
  readonly away: ParsedSide;
  /** Local, YYYY-MM-DD. */
  readonly day: string;
  /** Local, HH:mm. */
  readonly time?: string;
  /** Minutes east of Greenwich. */
  readonly offset?: number;
  /** Kick-off in epoch milliseconds. */
  readonly utc?: number;
  readonly timeTbc?: boolean;
  /** As the file names it; "" for none. */
  readonly round: string;
  readonly group?: string;
  readonly score: ParsedScore | null;
  readonly fate?: NonNullable<FixtureForm['fate']>;
  /** It is played once more: the earlier match of the same teams is another one. */
  readonly replayed?: boolean;
  readonly goals?: { readonly home: readonly ParsedGoal[]; readonly away: readonly ParsedGoal[] };
  readonly ground?: string;
  readonly neutral?: boolean;
  readonly referee?: string;
  readonly attendance?: number;
}

export interface ParsedSeason {
  readonly kind: 'season';
  /** Without the season. */
  readonly name: string;
  readonly code?: string;
  /** "2025-26". */
  readonly season: string;
  readonly tz?: string;
  /** When the source was last written, in epoch milliseconds. */
  readonly toldTs?: number;
  readonly matches: readonly ParsedMatch[];
}

export interface ParsedResults {
  readonly kind: 'results';
  readonly matches: readonly (ParsedMatch & { readonly tournament: string })[];
}

/** Which match a row of martj42 is about. */
export interface MatchKey {
  readonly line: Line;
  readonly day: string;
  readonly home: string;
  readonly away: string;
}

export interface ParsedGoals {
  readonly kind: 'goals';
  readonly goals: readonly (MatchKey & { readonly side: 'home' | 'away'; readonly goal: ParsedGoal })[];
}
export interface ParsedShootouts {
  readonly kind: 'shootouts';
  readonly rows: readonly (MatchKey & { readonly winner: 'home' | 'away' })[];
}
export interface ParsedFormerNames {
  readonly kind: 'formerNames';
  readonly rows: readonly { readonly line: Line; readonly current: string; readonly former: string }[];
}

export interface ParsedClub {
  readonly line: Line;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly leagues: readonly string[];
  /** As the file writes it: "england", "czech-republic". */
  readonly country?: string;
  readonly city?: string;
  readonly founded?: number;
  readonly ground?: string;
  readonly colours?: readonly [string, string];
}
export interface ParsedClubs {
  readonly kind: 'clubs';
  readonly clubs: readonly ParsedClub[];
}

export interface ParsedNation {
  readonly line: Line;
  readonly fifa: string;
  readonly flag: string;
  readonly names: { readonly vi: string; readonly en: string; readonly zh: string };
  readonly aliases: readonly string[];
}
export interface ParsedNations {
  readonly kind: 'nations';
  readonly nations: readonly ParsedNation[];
}

export interface ParsedCompetition {
  readonly line: Line;
  readonly code: string;
  readonly names: { readonly vi: string; readonly en: string; readonly zh: string };
  readonly slug: string;
  readonly flag: string;
  readonly tz?: string;
  readonly type: 'league' | 'cup' | 'friendlies';
}
export interface ParsedCompetitions {
  readonly kind: 'competitions';
  readonly competitions: readonly ParsedCompetition[];
}

export interface ParsedSquadPlayer {
  readonly line: Line;
  readonly name: string;
  readonly number: number | null;
  readonly pos: Position;
  readonly birthDate?: string;
  readonly club?: string;
}
export interface ParsedSquads {
  readonly kind: 'squads';
  readonly squads: readonly {
    readonly line: Line;
    readonly team: ParsedSide;
    readonly players: readonly ParsedSquadPlayer[];
  }[];
}

export interface ParsedStadium {
  readonly line: Line;
  readonly name: string;
  readonly city?: string;
  readonly country?: string;
  readonly capacity?: number;
  readonly geo?: { readonly lat: number; readonly lon: number };
}
export interface ParsedStadiums {
  readonly kind: 'stadiums';
  readonly stadiums: readonly ParsedStadium[];
}

/** Prices of a match at an instant. */
export interface ParsedOdds {
  readonly line: Line;
  readonly league: string;
  readonly day: string;
  readonly home: string;
  readonly away: string;
  readonly bookmaker: string;
  readonly market: '1x2' | 'ah' | 'ou' | 'ah_1h' | 'ou_1h' | '1x2_1h';
  /** In quarter steps; null for a market without one. */
  readonly handicap: number | null;
  readonly sel: '1' | 'X' | '2' | 'H' | 'A' | 'O' | 'U';
  readonly ts: number;
  readonly price: number;
  readonly suspended: boolean;
}
export interface ParsedOddsFile {
  readonly kind: 'odds';
  readonly odds: readonly ParsedOdds[];
}

/** A file of a foreign format in the one form that all of them come to, and what of it is not taken. */
export type Parsed =
  | ParsedSeason
  | ParsedResults
  | ParsedGoals
  | ParsedShootouts
  | ParsedFormerNames
  | ParsedClubs
  | ParsedNations
  | ParsedCompetitions
  | ParsedSquads
  | ParsedStadiums
  | ParsedOddsFile;

export type ParsedFile = Parsed & {
  readonly aside: readonly Aside[];
  /** What of a taken record was left out. */
  readonly remarks?: readonly Aside[];
};
