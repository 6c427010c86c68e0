import { describe, expect, it } from 'vitest';
import { fixturesOfDay } from './calendar.ts';
import { dayNumberAt } from './day.ts';
import { oddsOf, scoreGrid } from './odds.ts';
import { expectedGoals } from './simulation/strength.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const football = fixturesOfDay(today).filter(({ league }) => league.sport === 'football');

/** Profit of one unit at decimal odds, by the lead and the line; a quarter line is two bets of one half. */
const profit = (lead: number, line: number, price: number): number => {
  const one = (by: number) => (by > 0 ? price - 1 : by < 0 ? -1 : 0);
  const over = lead + line;
  return Number.isInteger(line * 2) ? one(over) : (one(over - 0.25) + one(over + 0.25)) / 2;
};

/** Expected value of a bet over all scores of the model. */
const expected = (goals: readonly [number, number], worth: (home: number, away: number) => number): number =>
  scoreGrid(goals).reduce((all, row, home) => all + row.reduce((sum, p, away) => sum + p * worth(home, away), 0), 0);

describe('oddsOf', () => {
  it('has the three markets, lines in quarters, prices above one', () => {
    for (const fixture of football) {
      const markets = oddsOf(fixture, fixture.startTime - 3_600_000);
      expect(markets.map(({ market }) => market)).toEqual(['1x2', 'handicap', 'total']);
      for (const { line = 0, prices } of markets) {
        expect(Number.isInteger(line * 4)).toBe(true);
        for (const { decimal, opening } of prices) {
          expect(decimal).toBeGreaterThan(1);
          expect(opening).toBeGreaterThan(1);
        }
      }
    }
  });

  it('takes about five in a hundred on every selection at kick-off, measured by settling it', () => {
    for (const fixture of football) {
      const goals = expectedGoals(fixture.sides!);
      const [winners, handicap, total] = oddsOf(fixture, fixture.startTime);
      const price = (market: typeof winners, selection: string) =>
        market!.prices.find((one) => one.selection === selection)!.decimal;
      const returns = [
        ...(
          [
            ['1', 1],
            ['X', 0],
            ['2', -1],
          ] as const
        ).map(([selection, sign]) =>
          expected(goals, (home, away) => (Math.sign(home - away) === sign ? price(winners, selection) : 0) - 1),
        ),
        expected(goals, (home, away) => profit(home - away, handicap!.line!, price(handicap, 'H'))),
        expected(goals, (home, away) => profit(away - home, -handicap!.line!, price(handicap, 'A'))),
        expected(goals, (home, away) => profit(home + away, -total!.line!, price(total, 'O'))),
        expected(goals, (home, away) => profit(-home - away, total!.line!, price(total, 'U'))),
      ];
      for (const one of returns) expect(one).toBeGreaterThan(-0.075);
      for (const one of returns) expect(one).toBeLessThan(-0.015);
    }
  });

  it('settles lines as two half stakes: the rule the prices are made with', () => {
    expect([profit(0, -0.25, 2), profit(1, -0.75, 2), profit(1, -1, 2), profit(1, -1.25, 2)]).toEqual([
      -0.5, 0.5, 0, -0.5,
    ]);
    expect([profit(2, -2.25, 2), profit(3, -2.75, 2), profit(-2, 2.75, 2)]).toEqual([-0.5, 0.5, 1]);
  });

  it('moves from the opening to kick-off and then stands still', () => {
    const prices = (hours: number) =>
      football.map((fixture) => oddsOf(fixture, fixture.startTime + hours * 3_600_000)[0]!.prices[0]!);
    for (const { decimal, opening } of prices(-48)) expect(decimal).toBe(opening);
    expect(prices(0).some(({ decimal, opening }) => decimal !== opening)).toBe(true);
    expect(prices(1)).toEqual(prices(0));
  });
});
