import { expect, it } from 'vitest';
import { profitOf, type Outcome } from '../odds/settle.ts';
import { noStats, RANKED_BEFORE_MS, rankTipsters } from './ranking.ts';
import type { SettledTip } from './stats.ts';

const DAY = 86_400_000;
const NOW = Date.UTC(2026, 10, 23, 12);
const tip = (tipsterId: string, state: Outcome, settledTs: number, oddsDec = 2): SettledTip => ({
  ...{ tipsterId, state, oddsDec, stake: 1, profit: profitOf(state, oddsDec, 1), settledTs },
});
const run = (tipsterId: string, won: number, lost: number, at = NOW - DAY): readonly SettledTip[] =>
  Array.from({ length: won + lost }, (_, i) => tip(tipsterId, i < won ? 'won' : 'lost', at + i));

it('TI-5: ranks by the lower bound, with enough tips alone, and says n beside it', () => {
  const tips = [...run('steady', 60, 40), ...run('short', 16, 4), ...run('few', 5, 0), ...run('loser', 10, 30)];
  const ranked = rankTipsters(tips, { window: '30d', now: NOW });
  expect(
    ranked
      .filter(({ stats }) => stats.rank !== null)
      .map(({ tipsterId, stats }) => [tipsterId, stats.rank, stats.settled]),
  ).toEqual([
    ['short', 1, 20],
    ['steady', 2, 100],
    ['loser', 3, 40],
  ]);
  expect(ranked.find(({ tipsterId }) => tipsterId === 'few')!.stats).toMatchObject({
    rank: null,
    settled: 5,
    yield: 1,
  });
});

it('TI-5: other orders and another least number can be asked for', () => {
  const tips = [...run('much', 60, 40), ...run('lucky', 3, 0)];
  const first = (sort: 'low' | 'yield' | 'profit') =>
    rankTipsters(tips, { window: 'all', now: NOW, minSettled: 1, sort }).map(({ tipsterId }) => tipsterId)[0];
  expect([first('low'), first('yield'), first('profit')]).toEqual(['much', 'lucky', 'much']);
});

it('TI-11: the rank of a week before, by what had been settled then', () => {
  const then = NOW - RANKED_BEFORE_MS;
  const tips = [...run('old', 15, 8, then - DAY), ...run('new', 24, 1, then + 1), ...run('was', 22, 3, then - DAY)];
  const ranks = rankTipsters(tips, { window: 'all', now: NOW }).map(({ tipsterId, stats }) => [
    tipsterId,
    stats.rank,
    stats.prevRank,
  ]);
  expect(ranks).toEqual([
    ['new', 1, null],
    ['was', 2, 1],
    ['old', 3, 2],
  ]);
});

it('TI-5: what is older than the window, or settled later than now, does not count', () => {
  const tips = [tip('a', 'won', NOW - 8 * DAY), tip('a', 'lost', NOW - 6 * DAY), tip('a', 'won', NOW + 1)];
  expect(rankTipsters(tips, { window: '7d', now: NOW })[0]!.stats).toMatchObject({ settled: 1, won: 0, lost: 1 });
  expect(noStats('7d')).toMatchObject({ settled: 0, rank: null, prevRank: null });
});

it('TI-5: equal ones keep one order', () => {
  const tips = [...run('b', 12, 12), ...run('a', 12, 12)];
  expect(rankTipsters(tips, { window: 'all', now: NOW }).map(({ tipsterId }) => tipsterId)).toEqual(['a', 'b']);
});
