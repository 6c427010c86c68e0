import type { TableRules, TieBreaker } from '../competition.ts';
import { pointsOf, talliesOf, type TableMatch, type Tally } from './tally.ts';

/** A team at its place; `by` is what put it behind the team above at equal points, 'name' where nothing did. */
export interface Placed {
  readonly tally: Tally;
  readonly points: number;
  readonly by?: TieBreaker | 'name';
}

const headToHead: readonly TieBreaker[] = [
  'headToHeadPoints',
  'headToHeadDifference',
  'headToHeadGoals',
  'headToHeadAwayGoals',
];

type Ordering = Pick<TableRules, 'points' | 'tieBreakers' | 'decided'>;

/** Higher is better; 0 for all where it cannot tell them apart. */
type Measure = (tally: Tally) => number;

const ofBetween = (
  level: readonly Tally[],
  matches: readonly TableMatch[],
  value: (tally: Tally) => number,
): Measure => {
  const ids = level.map(({ teamId }) => teamId);
  const values = new Map(talliesOf(ids, matches).map((tally) => [tally.teamId, value(tally)]));
  return ({ teamId }) => values.get(teamId)!;
};

const decidedBy = (by: 'playOff' | 'lots', level: readonly Tally[], { decided }: Ordering): Measure => {
  const found = decided.find((one) => one.by === by && level.every(({ teamId }) => one.order.includes(teamId)));
  return ({ teamId }) => (found ? -found.order.indexOf(teamId) : 0);
};

const measureOf = (
  breaker: TieBreaker,
  level: readonly Tally[],
  matches: readonly TableMatch[],
  rules: Ordering,
): Measure => {
  const between = (value: (tally: Tally) => number) => ofBetween(level, matches, value);
  switch (breaker) {
    case 'headToHeadPoints':
      return between((tally) => pointsOf(tally, rules));
    case 'headToHeadDifference':
      return between(({ gf, ga }) => gf - ga);
    case 'headToHeadGoals':
      return between(({ gf }) => gf);
    case 'headToHeadAwayGoals':
      return between(({ awayGoals }) => awayGoals);
    case 'goalDifference':
      return ({ gf, ga }) => gf - ga;
    case 'goalsFor':
      return ({ gf }) => gf;
    case 'awayGoals':
      return ({ awayGoals }) => awayGoals;
    case 'wins':
      return ({ win }) => win;
    case 'awayWins':
      return ({ awayWins }) => awayWins;
    case 'fairPlay':
      return level.some(({ fairPlay }) => fairPlay === null) ? () => 0 : ({ fairPlay }) => -fairPlay!;
    case 'playOff':
    case 'lots':
      return decidedBy(breaker, level, rules);
  }
};

/** Those of equal measure together, best first. */
const classesBy = (level: readonly Tally[], measure: Measure): readonly (readonly Tally[])[] => {
  const measured = new Map(level.map((tally) => [tally, measure(tally)]));
  const values = [...new Set(measured.values())].sort((a, b) => b - a);
  return values.map((value) => level.filter((tally) => measured.get(tally) === value));
};

interface Ranked {
  readonly tally: Tally;
  readonly by?: TieBreaker | 'name';
}

const firstBy = (ranked: readonly Ranked[], by: TieBreaker | 'name'): readonly Ranked[] =>
  ranked.map((one, i) => (i === 0 ? { ...one, by } : one));

/**
 * Puts those who are level in order. Where the matches among them part only some of them, those who are still level are
 * compared again by the matches among themselves, before the next tie breaker.
 */
const untie = (
  level: readonly Tally[],
  breakers: readonly TieBreaker[],
  matches: readonly TableMatch[],
  rules: Ordering,
): readonly Ranked[] => {
  if (level.length < 2) return level.map((tally) => ({ tally }));
  const [breaker, ...rest] = breakers;
  if (breaker === undefined) return level.flatMap((tally, i) => (i === 0 ? [{ tally }] : [{ tally, by: 'name' }]));
  const classes = classesBy(level, measureOf(breaker, level, matches, rules));
  if (classes.length === 1) return untie(level, rest, matches, rules);
  const next = headToHead.includes(breaker) ? rules.tieBreakers : rest;
  return classes.flatMap((one, i) => {
    const ranked = untie(one, next, matches, rules);
    return i === 0 ? ranked : firstBy(ranked, breaker);
  });
};

/** The order of a table, best first: points, then the tie breakers; whom nothing parts stays in the order given. */
export const placed = (
  tallies: readonly Tally[],
  points: (tally: Tally) => number,
  matches: readonly TableMatch[],
  rules: Ordering,
): readonly Placed[] =>
  classesBy(tallies, points).flatMap((level) =>
    untie(level, rules.tieBreakers, matches, rules).map(({ tally, by }) => ({
      ...{ tally, points: points(tally) },
      ...(by === undefined ? {} : { by }),
    })),
  );
