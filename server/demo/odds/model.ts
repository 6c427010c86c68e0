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

type Law = ReadonlyMap<number, number>;
interface Laws {
  /** Probabilities of the lead of home, and of the sum of the goals, at the end. */
  readonly lead: Law;
  readonly total: Law;
}

const lawsOf = ({ expected, score: [home, away] }: Outlook): Laws => {
  const lead = new Map<number, number>();
  const total = new Map<number, number>();
  const add = (law: Map<number, number>, value: number, p: number) => law.set(value, (law.get(value) ?? 0) + p);
  scoreGrid(expected).forEach((row, one) =>
    row.forEach((p, two) => {
      add(lead, home + one - (away + two), p);
      add(total, home + one + away + two, p);
    }),
  );
  return { lead, total };
};

/** Which share of a stake wins and loses on a quarter line, by the lead over the line: it is two bets of one half. */
const shares = (surplus: number): readonly [won: number, lost: number] => {
  const halves = Math.abs(surplus * 4) % 2 === 1 ? [surplus - 0.25, surplus + 0.25] : [surplus, surplus];
  const part = (sign: number) => halves.filter((one) => one * sign > 0).length / 2;
  return [part(1), part(-1)];
};

/** The probabilities of the two sides of a line, without pushes. */
const twoWay = (law: Law, line: number): readonly [number, number] => {
  let won = 0;
  let lost = 0;
  for (const [value, p] of law) {
    const [win, lose] = shares(value + line);
    won += p * win;
    lost += p * lose;
  }
  return [won / (won + lost), lost / (won + lost)];
};

const chancesIn = ({ lead, total }: Laws, kind: MarketKind, line: number): readonly number[] => {
  if (kind === 'ah') return twoWay(lead, line);
  if (kind === 'ou') return twoWay(total, -line);
  const sums = [0, 0, 0];
  for (const [value, p] of lead) sums[1 - Math.sign(value)]! += p;
  return sums;
};

/** The chances of a market's selections, in their order. */
export const chancesOf = (outlook: Outlook, market: Market, line = 0): readonly number[] =>
  chancesIn(lawsOf(outlook), rulesOf(market).kind, line);

const quarters = (from: number, to: number): readonly number[] =>
  Array.from({ length: Math.round((to - from) * 4) + 1 }, (_, i) => from + i / 4);

/** The line of a market that splits the chances most evenly; undefined for a market without lines. */
export const lineOf = (outlook: Outlook, market: Market): number | undefined => {
  const { kind } = rulesOf(market);
  if (kind === '1x2') return undefined;
  const laws = lawsOf(outlook);
  const [home, away] = outlook.score;
  const lines = kind === 'ah' ? quarters(away - home - 3, away - home + 3) : quarters(home + away + 0.5, home + away + 6);
  const unevenness = (line: number): number => Math.abs(chancesIn(laws, kind, line)[0]! - 0.5);
  return lines.reduce((best, line) => (unevenness(line) < unevenness(best) ? line : best));
};

/** Decimal prices by chances; `margin` is 1.04 for four in a hundred. */
export const pricesOf = (chances: readonly number[], margin: number): readonly number[] =>
  chances.map((chance) => Math.min(HIGHEST, Math.max(LOWEST, Math.round(100 / (chance * margin)) / 100)));

/** Whether a market is as good as decided, so that it takes no bets. */
export const isDecided = (prices: readonly number[]): boolean => prices.some((price) => price <= LOWEST);
