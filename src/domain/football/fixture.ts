import type { OddsMarket } from '../odds/market.ts';

/** A team as lists and boards name it. `name` and `shortName` are in the reader's language; `logo` is an address. */
export interface TeamRef {
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  /** Part of its canonical address, the same in every language; may be "". */
  readonly slug: string;
  readonly logo: string;
  /** Country code (ISO 3166 alpha-2 or a part such as `gb-eng`), or "". */
  readonly country: string;
  /** First and second kit colour as #rrggbb. */
  readonly colours?: readonly [string, string];
}

/** A player or manager as lists name them; managers have ids of their own. */
export interface PersonRef {
  readonly playerId: string;
  readonly name: string;
  readonly slug: string;
}

export interface VenueRef {
  readonly venueId: string;
  readonly name: string;
  readonly slug: string;
  readonly city?: string;
}

export type Pair = readonly [home: number, away: number];

/**
 * A score: `home` and `away` count without a shoot-out and with extra time. `ht` after the first half, `ft` after 90
 * minutes, `et` after extra time, `pen` the shoot-out; each is absent where it was not reached or is unknown.
 */
export interface FixtureScore {
  readonly home: number;
  readonly away: number;
  readonly ht?: Pair;
  readonly ft?: Pair;
  readonly et?: Pair;
  readonly pen?: Pair;
  /** Of a shoot-out whose count nobody tells: who won it. */
  readonly penWinner?: 'home' | 'away';
}

export type FixtureStatus = 'upcoming' | 'live' | 'ended' | 'cancel';
export type FixturePhase = '1H' | 'HT' | '2H' | 'ET' | 'PEN' | 'FT';

/** Which data a fixture has: a page shows a tab only for these (MC-2). */
export const coverageKeys = [
  'events',
  'lineups',
  'stats',
  'momentum',
  'shots',
  'odds',
  'standings',
  'h2h',
  'tips',
  'rooms',
  'highlights',
] as const;
export type FixtureCoverage = Readonly<Record<(typeof coverageKeys)[number], boolean>>;

/** What a match decided beside the goals of the pitch. */
export type FixtureNote =
  /** Given by the authority, mostly 3–0. */
  | 'awarded'
  | 'walkover'
  | 'replayed'
  | 'abandoned'
  /** Won by goals over two legs, or by away goals. */
  | 'aggregate'
  | 'postponed'
  | 'moved';

/** A football match of a competition. Times are epoch milliseconds. */
export interface Fixture {
  readonly fixtureId: string;
  readonly staticId: string;
  readonly slug: string;
  readonly leagueId: string;
  readonly leagueName: string;
  readonly leagueSlug: string;
  readonly country: string;
  /** As the competition writes it: "2025-26", "2026". */
  readonly season: string;
  /** In the reader's language: "Vòng 13", "Tứ kết". */
  readonly round: string;
  /** Stable over languages, in the order of the season: "13", "quarter-final". */
  readonly roundKey: string;
  /** The group of a group stage: "A". */
  readonly group?: string;
  /** Of a cup or of a knock-out stage: it counts for no table. */
  readonly knockout?: true;
  readonly startTs: number;
  /** The day is known and the hour is not. */
  readonly timeTbc?: true;
  /** A status text of MATCH-1. */
  readonly statusText: string;
  readonly status: FixtureStatus;
  readonly phase: FixturePhase | null;
  readonly minute?: number;
  readonly added?: number;
  /** Why it is off, in the reader's language. */
  readonly reason?: string;
  readonly notes: readonly FixtureNote[];
  readonly localteam: TeamRef;
  readonly visitorteam: TeamRef;
  readonly neutral?: true;
  readonly score: FixtureScore | null;
  /** The score of the first leg, home and away as in this match. */
  readonly firstLeg?: Pair;
  readonly redCards: { readonly home: number; readonly away: number };
  /** Minutes of the goals, for the ticks of a row; absent where they are not known. */
  readonly goalMinutes?: { readonly home: readonly number[]; readonly away: readonly number[] };
  readonly venue?: VenueRef;
  readonly referee?: string;
  readonly attendance?: number;
  readonly coverage: FixtureCoverage;
  readonly hasTip: boolean;
  /** Decimal prices of home, draw, away. */
  readonly odds1x2?: readonly [number, number, number];
  /** Its reference odds; in a day's list of odds alone. */
  readonly odds?: readonly OddsMarket[];
  /** The result was corrected then; `correctedFrom` is what it was. */
  readonly correctedTs?: number;
  readonly correctedFrom?: Pair;
  /** The room that leads among those of this match. */
  readonly roomId?: string;
  /** What the score of a match under a shield shows in its place. */
  readonly hidden?: true;
  /** Where the data comes from, and when it was last told; null where that is not known. */
  readonly source: { readonly name: string; readonly ts: number | null };
  readonly demo: boolean;
}
