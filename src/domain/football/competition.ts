/** How teams on equal points are put in order; tried one after the other. */
export const tieBreakers = [
  // Of the matches among those that are level; whoever stays level is compared again among themselves.
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'headToHeadAwayGoals',
  'goalDifference',
  'goalsFor',
  'awayGoals',
  'wins',
  'awayWins',
  /** Fewest points of fair play: yellow 1, second yellow and red 3. */
  'fairPlay',
  /** A match that decides, by the import. */
  'playOff',
  /** Lots were drawn, by the import; a table says so. */
  'lots',
] as const;
export type TieBreaker = (typeof tieBreakers)[number];

export const zones = ['cl', 'el', 'ecl', 'promo', 'promoPlayOff', 'relPlayOff', 'rel', 'next', 'nextMaybe'] as const;
/** What a place in the table leads to. */
export type Zone = (typeof zones)[number];

export interface PointsTaken {
  readonly teamId: string;
  /** Above 0. */
  readonly points: number;
  /** In the three languages of the portal. */
  readonly reason: { readonly vi: string; readonly en: string; readonly zh: string };
}

/** How a competition's table is made: data, so that no league's name stands in code. */
export interface TableRules {
  readonly points: { readonly win: number; readonly draw: number; readonly loss: number };
  readonly tieBreakers: readonly TieBreaker[];
  /** Places count from 1, `to` included; of a group stage, the places within each group. */
  readonly zones: readonly { readonly from: number; readonly to: number; readonly zone: Zone }[];
  readonly taken: readonly PointsTaken[];
  /** Which of those in the same place of their groups go on as well: the best `count` over all groups. */
  readonly bestOf?: {
    readonly place: number;
    readonly count: number;
    readonly zone: Zone;
    readonly tieBreakers: readonly TieBreaker[];
  };
  /** Orders that were decided off the pitch: team ids, best first, for those that are level until there. */
  readonly decided: readonly {
    readonly by: 'playOff' | 'lots';
    readonly order: readonly string[];
  }[];
}

export type CompetitionType = 'league' | 'cup' | 'groupsThenCup' | 'friendlies';

/** A season of a competition. */
export interface Season {
  /** "2025-26". */
  readonly season: string;
  readonly rules: TableRules;
  /** Whether its data is complete: all matches of the season are known. */
  readonly complete: boolean;
}

/** A competition as lists name it; names are in the reader's language. */
export interface CompetitionRef {
  readonly leagueId: string;
  readonly leagueName: string;
  readonly slug: string;
  readonly logo: string;
  readonly country: string;
}

export const competitionRef = ({ leagueId, leagueName, slug, logo, country }: CompetitionRef): CompetitionRef => ({
  ...{ leagueId, leagueName, slug, logo, country },
});

export interface Competition extends CompetitionRef {
  readonly type: CompetitionType;
  /** Latest first. */
  readonly seasons: readonly Season[];
  readonly currentSeason: string;
}
