import { rulesOf, type Market, type MarketKind } from '#domain/odds/market.ts';

/** Goals of home and away: expected ones, or a score. */
export type Goals = readonly [home: number, away: number];

/** What is left of the part of a match that a market counts: expected goals to come, upon a score that stands. */
export interface Outlook {
  readonly expected: Goals;
  readonly score: Goals;
}

const MOST = 10;
/** No price is below or above these. */
const LOWEST = 1.01;
const HIGHEST = 500;

/** The probability of every score from 0-0 to 10-10; normalised to a sum of 1. */
export const scoreGrid = ([home, away]: Goals): readonly (readonly number[])[] => {
  const row = (mean: number): readonly number[] => {
    const all = [Math.exp(-mean)];
    for (let goals = 1; goals <= MOST; goals++) all.push((all[goals - 1]! * mean) / goals);
    return all;
  };
  const [one, two] = [row(home), row(away)];
  const whole = one.reduce((all, p) => all + p, 0) * two.reduce((all, p) => all + p, 0);
  return one.map((p) => two.map((q) => (p * q) / whole));
};

/** Probabilities of the whole numbers from `from` on. */
interface Law {
  readonly from: number;
  readonly chances: readonly number[];
}
/** What follows from an outlook; made once for all lines. */
export interface Laws {
  readonly score: Goals;
  /** Of the lead of home, and of the sum of the goals, at the end. */
  readonly lead: Law;
  readonly total: Law;
}

export const lawsOf = ({ expected, score }: Outlook): Laws => {
  const lead = Array.from({ length: 2 * MOST + 1 }, () => 0);
  const total = [...lead];
  for (const [home, row] of scoreGrid(expected).entries())
    for (const [away, p] of row.entries()) {
      lead[home - away + MOST]! += p;
      total[home + away]! += p;
    }
  const [home, away] = score;
  return { score, lead: { from: home - away - MOST, chances: lead }, total: { from: home + away, chances: total } };
};

/** Which share of a stake wins by a lead over its line: a quarter line is two bets of one half. */
const wonBy = (surplus: number): number => Math.min(1, Math.max(0, surplus * 2));

/** The probabilities of the two sides of a line, without pushes. */
const twoWay = ({ from, chances }: Law, line: number): readonly [number, number] => {
  let won = 0;
  let lost = 0;
  for (const [i, p] of chances.entries()) {
    won += p * wonBy(from + i + line);
    lost += p * wonBy(-from - i - line);
  }
  return [won / (won + lost), lost / (won + lost)];
};

const chancesIn = ({ lead, total }: Laws, kind: MarketKind, line: number): readonly number[] => {
  if (kind === 'ah') return twoWay(lead, line);
  if (kind === 'ou') return twoWay(total, -line);
  const sums = [0, 0, 0];
  for (const [i, p] of lead.chances.entries()) sums[1 - Math.sign(lead.from + i)]! += p;
  return sums;
};

/** The chances of a market's selections, in their order. */
export const chancesOf = (laws: Laws, market: Market, line = 0): readonly number[] =>
  chancesIn(laws, rulesOf(market).kind, line);

const quarters = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) * 4) + 1 }, (_, i) => from + i / 4);

/** The line of a market that splits the chances most evenly; undefined for a market without lines. */
export const lineOf = (laws: Laws, market: Market): number | undefined => {
  const { kind } = rulesOf(market);
  if (kind === '1x2') return undefined;
  const [home, away] = laws.score;
  const lines =
    kind === 'ah' ? quarters(away - home - 3, away - home + 3) : quarters(home + away + 0.5, home + away + 6);
  const unevenness = (line: number): number => Math.abs(chancesIn(laws, kind, line)[0]! - 0.5);
  return lines.reduce((best, line) => (unevenness(line) < unevenness(best) ? line : best));
};

/** Decimal prices by chances; `margin` is 1.04 for four in a hundred. */
export const pricesOf = (chances: readonly number[], margin: number): readonly number[] =>
  chances.map((chance) => Math.min(HIGHEST, Math.max(LOWEST, Math.round(100 / (chance * margin)) / 100)));

/** Whether a market is as good as decided, so that it takes no bets. */
export const isDecided = (prices: readonly number[]): boolean => prices.some((price) => price <= LOWEST);
