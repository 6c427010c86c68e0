import { describe, expect, it } from 'vitest';
import { profitOf, type Outcome } from '../odds/settle.ts';
import {
  noSums,
  profitCurve,
  statsBy,
  statsOf,
  wilsonLow,
  windowFrom,
  yieldInterval,
  type SettledTip,
} from './stats.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const tip = (state: Outcome, i = 0, oddsDec = 2, stake = 1): SettledTip => ({
  ...{ tipsterId: 'a', state, oddsDec, stake, profit: profitOf(state, oddsDec, stake), settledTs: NOW + i },
});
const many = (...states: readonly Outcome[]): readonly SettledTip[] => states.map((state, i) => tip(state, i));

it('TI-4: counts, rates and units; void tips count for neither', () => {
  const tips = [...many('won', 'lost', 'void', 'half_won', 'half_lost'), tip('won', 9, 3.5, 4)];
  expect(statsOf(tips, '30d')).toMatchObject({
    ...{ window: '30d', settled: 6, won: 3, lost: 2, void: 1, hitRate: 0.6, profit: 10, avgOdds: 2.3 },
    // 10 units of a stake of 8: the void one was given back.
    ...{ yield: 1.25, streak: { kind: 'won', len: 1 } },
  });
});

it('TI-4: nothing settled is no division by nothing', () => {
  expect(statsOf([], 'all')).toEqual({
    ...{
      window: 'all',
      settled: 0,
      won: 0,
      lost: 0,
      void: 0,
      hitRate: 0,
      hitRateLow: 0,
      yield: 0,
      profit: 0,
      avgOdds: 0,
    },
    ...{ yieldLow: -1, yieldHigh: 1, streak: { kind: 'none', len: 0 } },
  });
  expect(statsOf(many('void'), 'all')).toMatchObject({
    settled: 1,
    void: 1,
    yield: 0,
    streak: { kind: 'none', len: 0 },
  });
});

it('TI-4: a streak is what ended the same way last, whatever was void between', () => {
  expect(statsOf(many('won', 'lost', 'half_lost', 'void', 'lost'), 'all').streak).toEqual({ kind: 'lost', len: 3 });
  expect(statsOf(many('won', 'half_won', 'void'), 'all').streak).toEqual({ kind: 'won', len: 2 });
});

describe('TI-5: lower bounds', () => {
  it.each([
    // Newcombe 1998, table I.
    [81, 263, 0.2553],
    [15, 148, 0.0624],
    [0, 20, 0],
    [1, 29, 0.0061],
  ])('Wilson: %i of %i is at least %f', (won, n, low) => {
    expect(wilsonLow(won, n)).toBeCloseTo(low, 4);
  });
  it('Wilson: nothing proves nothing', () => {
    expect(wilsonLow(0, 0)).toBe(0);
  });

  const low = (wins: number, losses: number, odds = 2): number => {
    const tips = [
      ...Array.from({ length: wins }, () => tip('won', 0, odds)),
      ...Array.from({ length: losses }, () => tip('lost', 0, odds)),
    ];
    return statsOf(tips, 'all').yieldLow;
  };
  it('X24: the same yield with more tips is worth more', () => {
    expect(low(3, 2)).toBeLessThan(low(30, 20));
    expect(low(30, 20)).toBeLessThan(low(300, 200));
    expect(low(300, 200)).toBeLessThan(0.2);
  });
  it('X24: one lucky tip proves nothing, nor does a short run without a loss', () => {
    expect(low(1, 0, 9)).toBeLessThan(0);
    expect(low(5, 0)).toBeLessThan(low(60, 25));
  });
  it('X24: holds the yield, and nothing below a total loss', () => {
    for (const [wins, losses] of [
      [0, 20],
      [20, 0],
      [1, 50],
      [7, 7],
    ] as const) {
      const {
        yield: raw,
        yieldLow,
        yieldHigh,
      } = statsOf(
        [...Array.from({ length: wins }, () => tip('won')), ...Array.from({ length: losses }, () => tip('lost'))],
        'all',
      );
      expect(yieldLow).toBeLessThanOrEqual(raw);
      expect(yieldHigh).toBeGreaterThanOrEqual(raw);
      expect(yieldLow).toBeGreaterThanOrEqual(-1);
    }
    expect(yieldInterval(noSums())).toEqual([-1, 1]);
  });
});

it('TI-5: windows of days, of a season from July on, and of all', () => {
  expect((['7d', '30d', '90d'] as const).map((window) => (NOW - windowFrom(window, NOW)) / DAY)).toEqual([7, 30, 90]);
  expect(windowFrom('season', NOW)).toBe(Date.UTC(2026, 5, 30, 17));
  expect(windowFrom('season', Date.UTC(2026, 5, 30, 16, 59))).toBe(Date.UTC(2025, 5, 30, 17));
  expect(windowFrom('all', NOW)).toBe(0);
});

it('TI-4: by market or league, and as a curve', () => {
  const tips = [
    { ...tip('won'), league: 'a' },
    { ...tip('lost', 1), league: 'b' },
    { ...tip('lost', 2), league: 'b' },
  ];
  const by = statsBy(tips, 'all', ({ league }) => league);
  expect(by.map(({ key, stats }) => [key, stats.settled, stats.profit])).toEqual([
    ['b', 2, -2],
    ['a', 1, 1],
  ]);
  expect(profitCurve(tips)).toEqual([
    { ts: NOW, profit: 1 },
    { ts: NOW + 1, profit: 0 },
    { ts: NOW + 2, profit: -1 },
  ]);
});
