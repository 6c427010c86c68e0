import type { OddsMarket, OddsPrice } from '#domain/football/overview.ts';
import type { DemoFixture } from './fixture.ts';
import { draw } from './random.ts';
import { expectedGoals } from './simulation/strength.ts';

type Goals = readonly [number, number];

const MOST = 10;
const MARGIN = 1.05;
const OPENS_BEFORE_MS = 36 * 3_600_000;

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

/** The probability that `holds`; where it gives 0.5, a score counts half. */
const chanceOf = (grid: readonly (readonly number[])[], holds: (home: number, away: number) => number): number =>
  grid.reduce((all, row, home) => all + row.reduce((sum, p, away) => sum + p * holds(home, away), 0), 0);

const price = (probability: number): number => Math.max(1.01, Math.round(100 / (probability * MARGIN)) / 100);

/** Which share of a stake wins and loses on a quarter line, by the lead over the line: it is two bets of one half. */
const shares = (surplus: number): readonly [won: number, lost: number] => {
  const halves = Math.abs(surplus * 4) % 2 === 1 ? [surplus - 0.25, surplus + 0.25] : [surplus, surplus];
  const part = (sign: number) => halves.filter((one) => one * sign > 0).length / 2;
  return [part(1), part(-1)];
};

/** The probabilities of the two sides of a line, without pushes. */
const twoWay = (goals: Goals, surplus: (home: number, away: number) => number): readonly [number, number] => {
  const grid = scoreGrid(goals);
  const won = chanceOf(grid, (home, away) => shares(surplus(home, away))[0]);
  const lost = chanceOf(grid, (home, away) => shares(surplus(home, away))[1]);
  return [won / (won + lost), lost / (won + lost)];
};

const quarters = (from: number, to: number): readonly number[] =>
  Array.from({ length: (to - from) * 4 + 1 }, (_, i) => from + i / 4);

const evenest = (lines: readonly number[], chance: (line: number) => number): number =>
  lines.reduce((best, line) => (Math.abs(chance(line) - 0.5) < Math.abs(chance(best) - 0.5) ? line : best));

const handicap = (goals: Goals, line: number) => twoWay(goals, (home, away) => home - away + line);
const total = (goals: Goals, line: number) => twoWay(goals, (home, away) => home + away - line);

const winners = (goals: Goals): readonly [number, number, number] => {
  const grid = scoreGrid(goals);
  const lead = (sign: number) => chanceOf(grid, (home, away) => (Math.sign(home - away) === sign ? 1 : 0));
  return [lead(1), lead(0), lead(-1)];
};

/**
 * Expected goals by the opening and the current odds: the market opens somewhat off and converges to the model by
 * kick-off.
 */
const viewsOf = (fixture: DemoFixture, now: number): { readonly opening: Goals; readonly present: Goals } => {
  const { next } = draw(`odds ${fixture.fixtureId}`);
  const closing = expectedGoals(fixture.sides!);
  const opening: Goals = [closing[0] * (0.91 + 0.18 * next()), closing[1] * (0.91 + 0.18 * next())];
  const done = Math.min(1, Math.max(0, 1 - (fixture.startTime - now) / OPENS_BEFORE_MS));
  // Odds change in discrete steps, not with every request.
  const step = Math.floor(done * 144) / 144;
  const between = (i: 0 | 1) => opening[i] + (closing[i] - opening[i]) * step;
  return { opening, present: [between(0), between(1)] };
};

/** Pre-match reference odds, frozen at kick-off: decimal, with a margin of 5 %. */
export const oddsOf = (fixture: DemoFixture, now: number): readonly OddsMarket[] => {
  const { opening, present } = viewsOf(fixture, now);
  const prices = (
    selections: readonly OddsPrice['selection'][],
    chances: (goals: Goals) => readonly number[],
  ): readonly OddsPrice[] => {
    const [then, current] = [chances(opening), chances(present)];
    return selections.map((selection, i) => ({ selection, decimal: price(current[i]!), opening: price(then[i]!) }));
  };
  const side = evenest(quarters(-3, 3), (line) => handicap(present, line)[0]);
  const sum = evenest(quarters(1, 5), (line) => total(present, line)[0]);
  return [
    { market: '1x2', prices: prices(['1', 'X', '2'], winners) },
    { market: 'handicap', line: side, prices: prices(['H', 'A'], (goals) => handicap(goals, side)) },
    { market: 'total', line: sum, prices: prices(['O', 'U'], (goals) => total(goals, sum)) },
  ];
};
