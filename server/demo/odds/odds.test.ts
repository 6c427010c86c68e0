import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isGoal } from '#domain/football/goals.ts';
import { fixturesOfDay } from '../calendar.ts';
import { dayNumberAt, MINUTE_MS } from '../day.ts';
import { isCalledOff } from '../simulation.ts';
import { footballPlan } from '../simulation/footballPlan.ts';
import { OPENS_BEFORE_MS } from './instants.ts';
import { scoreGrid, type Goals } from './model.ts';
import { oddsHistoryOf, oddsOf } from './odds.ts';
import { outlookOf } from './outlook.ts';

const today = dayNumberAt(Date.UTC(2026, 10, 21));
const football = [0, 1, 2]
  .flatMap((day) => fixturesOfDay(today + day))
  .filter(({ league }) => league.sport === 'football');
const played = football.filter((fixture) => fixture.fate === null);
const aFixture = fc.constantFrom(...played);
/** Minutes since kick-off, from before the opening to after the end. */
const aMinute = fc.oneof(
  fc.double({ min: -37 * 60, max: 0, noNaN: true }),
  fc.double({ min: 0, max: 130, noNaN: true }),
);
const at = ({ startTime }: { readonly startTime: number }, minute: number) =>
  startTime + Math.round(minute * MINUTE_MS);

/** Profit of one unit at decimal odds, by the lead and the line; a quarter line is two bets of one half. */
const profit = (lead: number, line: number, price: number): number => {
  const one = (by: number) => (by > 0 ? price - 1 : by < 0 ? -1 : 0);
  const over = lead + line;
  return Number.isInteger(line * 2) ? one(over) : (one(over - 0.25) + one(over + 0.25)) / 2;
};

/** Expected value of a bet over all scores of the model. */
const expected = (goals: Goals, worth: (home: number, away: number) => number): number =>
  scoreGrid(goals).reduce((all, row, home) => all + row.reduce((sum, p, away) => sum + p * worth(home, away), 0), 0);

describe('oddsOf', () => {
  it('MC-8: has six markets of whole match and first half, lines in quarters, from 36 hours before', () => {
    for (const fixture of played) {
      expect(oddsOf(fixture, fixture.startTime - OPENS_BEFORE_MS - 1)).toEqual([]);
      for (const now of [fixture.startTime - OPENS_BEFORE_MS, fixture.startTime - 1]) {
        const markets = oddsOf(fixture, now);
        expect(markets.map(({ market }) => market)).toEqual(['1x2', 'ah', 'ou', '1x2_1h', 'ah_1h', 'ou_1h']);
        for (const { line = 0, suspended } of markets)
          expect([Number.isInteger(line * 4), suspended]).toEqual([true, false]);
      }
      for (const { prices } of oddsOf(fixture, fixture.startTime - OPENS_BEFORE_MS))
        for (const { dec, openDec, prevDec } of prices) expect([dec, prevDec]).toEqual([openDec, undefined]);
    }
  });

  it('MC-8: takes three to five in a hundred of every market, at every instant', () => {
    fc.assert(
      fc.property(aFixture, aMinute, (fixture, minute) => {
        for (const { prices } of oddsOf(fixture, at(fixture, minute))) {
          const sum = prices.reduce((all, { dec }) => all + 1 / dec, 0);
          expect(sum).toBeGreaterThan(1.03);
          expect(sum).toBeLessThan(1.05);
          for (const { dec, ts } of prices) {
            expect(dec).toBeGreaterThanOrEqual(1.01);
            expect(ts).toBeLessThanOrEqual(at(fixture, minute));
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('gives no selection of a line away, measured by settling it from the score that stands', () => {
    fc.assert(
      fc.property(aFixture, fc.double({ min: -60, max: 80, noNaN: true }), (fixture, minute) => {
        const quoted = oddsOf(fixture, at(fixture, minute)).filter(({ suspended }) => !suspended);
        for (const { market, line = 0, ts, prices } of quoted.filter(({ market }) => ['ah', 'ou'].includes(market))) {
          const { expected: goals, score } = outlookOf(fixture, market, ts - fixture.startTime);
          const worth = { H: 1, A: -1, O: 1, U: -1 } as const;
          for (const { sel, dec } of prices) {
            const sign = worth[sel as keyof typeof worth];
            const value = expected(goals, (one, two) => {
              const [home, away] = [score[0] + one, score[1] + two];
              const [reached, upon] = market === 'ah' ? [home - away, line] : [home + away, -line];
              return profit(sign * reached, sign * upon, dec);
            });
            expect(value).toBeGreaterThan(-0.06);
            expect(value).toBeLessThan(-0.005);
          }
        }
      }),
      { numRuns: 100 },
    );
  });

  it('settles lines as two half stakes: the rule the prices are made with', () => {
    expect([profit(0, -0.25, 2), profit(1, -0.75, 2), profit(1, -1, 2), profit(1, -1.25, 2)]).toEqual([
      -0.5, 0.5, 0, -0.5,
    ]);
    expect([profit(2, -2.25, 2), profit(3, -2.75, 2), profit(-2, 2.75, 2)]).toEqual([-0.5, 0.5, 1]);
  });

  it('V-17: stops at a goal with the prices of before it, and then follows the score', () => {
    let followed = 0;
    for (const fixture of played.slice(0, 20)) {
      const goal = footballPlan(fixture).happenings.find(isGoal);
      if (!goal || goal.at > 80 * MINUTE_MS) continue;
      const kick = (ms: number) =>
        oddsOf(fixture, fixture.startTime + goal.at + ms).find(({ market }) => market === '1x2')!;
      const [before, during, after] = [kick(-1), kick(5000), kick(100_000)];
      expect([during.suspended, during.ts]).toEqual([true, fixture.startTime + goal.at]);
      expect(during.prices.map(({ dec }) => dec)).toEqual(before.prices.map(({ dec }) => dec));
      const mine = goal.side === 'home' ? 0 : 2;
      if (after.suspended || before.suspended) continue;
      expect(after.prices[mine]!.dec).toBeLessThan(before.prices[mine]!.dec);
      expect(after.prices[2 - mine]!.dec).toBeGreaterThan(before.prices[2 - mine]!.dec);
      followed++;
    }
    expect(followed).toBeGreaterThan(5);
  });

  it('V-17: follows the time: a draw that stands gets likelier, and the first half ends its markets', () => {
    const goalless = played.find((fixture) => !footballPlan(fixture).happenings.some((one) => isGoal(one)))!;
    const draw = (minute: number) => oddsOf(goalless, at(goalless, minute))[0]!.prices[1]!.dec;
    expect(draw(30)).toBeLessThan(draw(-1));
    expect(draw(75)).toBeLessThan(draw(30));
    const { halfTimeAt } = footballPlan(goalless);
    const names = (ms: number) => oddsOf(goalless, goalless.startTime + ms).map(({ market }) => market);
    expect(names(halfTimeAt - 1)).toContain('ou_1h');
    expect(names(halfTimeAt)).toEqual(['1x2', 'ah', 'ou']);
  });

  it('is shut when the match is over or off, with the prices of kick-off or of the last instant', () => {
    for (const fixture of football) {
      const closed = oddsOf(fixture, fixture.startTime + 200 * MINUTE_MS);
      expect(closed.every(({ suspended }) => suspended)).toBe(true);
      if (fixture.fate || isCalledOff(fixture)) continue;
      const dec = (all: typeof closed) => all.map(({ prices }) => prices.map((one) => one.dec));
      expect(dec(closed)).toEqual(dec(oddsOf(fixture, fixture.startTime - 1)));
    }
  });

  it('0006: tells nothing of what has not happened: the same until then, however the match goes on', () => {
    fc.assert(
      fc.property(aFixture, fc.double({ min: -100, max: 99, noNaN: true }), (fixture, minute) => {
        const now = at(fixture, minute);
        const until = oddsHistoryOf(fixture, 'ou', 2.5, now);
        const later = oddsHistoryOf(fixture, 'ou', 2.5, now + 5 * MINUTE_MS);
        for (const [i, { points }] of until.entries()) expect(later[i]!.points.slice(0, points.length)).toEqual(points);
      }),
      { numRuns: 20 },
    );
  });
});

describe('oddsHistoryOf', () => {
  it('has a point for each change, the first at the opening, the last the present price', () => {
    for (const fixture of played.slice(0, 10)) {
      const now = at(fixture, 30);
      for (const { market, prices, suspended, line } of oddsOf(fixture, now)) {
        const history = oddsHistoryOf(fixture, market, undefined, now);
        expect(history).toEqual(oddsHistoryOf(fixture, market, line, now));
        for (const [i, { sel, points }] of history.entries()) {
          expect(sel).toBe(prices[i]!.sel);
          expect(points[0]).toEqual({ ts: fixture.startTime - OPENS_BEFORE_MS, dec: prices[i]!.openDec });
          if (!suspended) expect(points.at(-1)!.dec).toBe(prices[i]!.dec);
          for (const [k, { ts, dec }] of points.entries())
            if (k > 0) expect([ts > points[k - 1]!.ts, dec !== points[k - 1]!.dec]).toEqual([true, true]);
        }
      }
    }
  });
});
