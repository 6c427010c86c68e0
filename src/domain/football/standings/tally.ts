import type { Pair } from '../fixture.ts';
import type { TableRules } from '../competition.ts';

export type FormResult = 'W' | 'D' | 'L';

/** A match that counts for a table. `score` is of the pitch without a shoot-out, or what was awarded. */
export interface TableMatch {
  readonly home: string;
  readonly away: string;
  /** Epoch milliseconds. */
  readonly startTs: number;
  readonly roundKey: string;
  readonly score: Pair;
  /** Still running: it counts for live positions only. */
  readonly live: boolean;
  /** Points of fair play of both sides (yellow 1, second yellow and red 3); absent where cards are not known. */
  readonly fairPlay?: Pair;
}

/** What a team's matches add up to. */
export interface Tally {
  readonly teamId: string;
  readonly played: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly gf: number;
  readonly ga: number;
  readonly awayGoals: number;
  readonly awayWins: number;
  /** Null where the cards of a match are not known. */
  readonly fairPlay: number | null;
  /** Oldest first. */
  readonly results: readonly FormResult[];
}

/** Which matches of a team count: all, those at home, or those away. */
export type Where = 'all' | 'home' | 'away';

export const emptyTally = (teamId: string): Tally => ({
  ...{ teamId, played: 0, win: 0, draw: 0, loss: 0, gf: 0, ga: 0, awayGoals: 0, awayWins: 0 },
  ...{ fairPlay: 0, results: [] },
});

const resultOf = (own: number, other: number): FormResult => (own === other ? 'D' : own > other ? 'W' : 'L');
const addedFairPlay = (sum: number | null, points: number | undefined): number | null =>
  sum === null || points === undefined ? null : sum + points;

const withMatch = (tally: Tally, { home, score, fairPlay }: TableMatch): Tally => {
  const away = home === tally.teamId ? 0 : 1;
  const [own, other] = away === 0 ? score : [score[1], score[0]];
  const result = resultOf(own, other);
  return {
    teamId: tally.teamId,
    played: tally.played + 1,
    win: tally.win + (result === 'W' ? 1 : 0),
    draw: tally.draw + (result === 'D' ? 1 : 0),
    loss: tally.loss + (result === 'L' ? 1 : 0),
    gf: tally.gf + own,
    ga: tally.ga + other,
    awayGoals: tally.awayGoals + away * own,
    awayWins: tally.awayWins + (result === 'W' ? away : 0),
    fairPlay: addedFairPlay(tally.fairPlay, fairPlay?.[away]),
    results: [...tally.results, result],
  };
};

const counts = (teamId: string, { home, away }: TableMatch, where: Where): boolean =>
  (where !== 'away' && home === teamId) || (where !== 'home' && away === teamId);

/** A tally for each team, in the order given. Matches with teams that are not among them do not count. */
export const talliesOf = (
  teamIds: readonly string[],
  matches: readonly TableMatch[],
  where: Where = 'all',
): readonly Tally[] => {
  const among = new Set(teamIds);
  const between = matches
    .filter(({ home, away }) => among.has(home) && among.has(away))
    .toSorted((a, b) => a.startTs - b.startTs);
  return teamIds.map((teamId) =>
    between.filter((match) => counts(teamId, match, where)).reduce(withMatch, emptyTally(teamId)),
  );
};

/** Points of the pitch, before any are taken. */
export const pointsOf = ({ win, draw, loss }: Tally, { points }: Pick<TableRules, 'points'>): number =>
  win * points.win + draw * points.draw + loss * points.loss;
