import { expect, it } from 'vitest';
import { aPlayed, aSeasonStat, onlyGoals } from '../../../tests/fakes/players.ts';
import { hideResults } from '../spoiler/hideResults.ts';
import { extremes, litCells, profileValues, radarValues } from './profile.ts';
import { cornerAt, radarPath } from './radar.ts';
import { ratingSteps } from './ratingSteps.ts';

const { values } = aSeasonStat();

it('TP-3: of a goalkeeper saves matter, of all others shots, and only what the source tells', () => {
  const keys = (position: 'GK' | 'MF') => profileValues(values, position).map(({ key }) => key);
  expect(keys('MF')).toEqual(['goals', 'xg', 'shots', 'shots_on', 'assists', 'passes', 'yellows', 'reds']);
  expect(keys('GK')).toEqual(['assists', 'passes', 'yellows', 'reds']);
  expect(profileValues(onlyGoals(3).values, 'FW').map(({ key }) => key)).toEqual(['goals']);
});
it('TP-8: fewer than three percentiles make no radar', () => {
  const shown = profileValues(values, 'MF');
  expect(radarValues(shown)).toHaveLength(8);
  expect(radarValues(shown.slice(0, 2))).toEqual([]);
  expect(radarValues(profileValues(onlyGoals(3).values, 'FW'))).toEqual([]);
  const { best, least } = extremes(radarValues(shown));
  expect([best.key, least.key]).toEqual(['assists', 'yellows']);
});
it('ten cells stand for a percentile, lit from the middle of each', () => {
  expect([0, 4, 5, 50, 94, 95, 100].map(litCells)).toEqual([0, 0, 1, 5, 9, 10, 10]);
});
it('a radar begins at the top and goes clockwise', () => {
  const round = (point: readonly number[]) => point.map((one) => Math.round(one) + 0);
  expect([0, 1, 2, 3].map((i) => round(cornerAt(i, 4, 10)))).toEqual([
    [0, -10],
    [10, 0],
    [0, 10],
    [-10, 0],
  ]);
  expect(radarPath([100, 50, 0], 100)).toBe('M0.0 -100.0L43.3 25.0L0.0 0.0Z');
});
it('ratings are told oldest first, on an axis from 6 or from below the lowest', () => {
  const log = [8.4, 6.4, 7.9].map((rating, i) => aPlayed(i, { rating }));
  const steps = ratingSteps(log, 2)!;
  expect(steps.matches.map(({ rating }) => rating)).toEqual([6.4, 8.4]);
  expect([steps.low, steps.high, steps.mean]).toEqual([6, 9, 7.4]);
  expect(ratingSteps([aPlayed(1, { rating: 4.8 }), aPlayed(2, { rating: 9.7 })], 9)).toMatchObject({
    low: 4,
    high: 10,
  });
  expect(ratingSteps(log.slice(0, 1), 9)).toBeNull();
});
it('B2: what somebody did in a hidden match is not told', () => {
  const match = aPlayed(1);
  const now = match.fixture.startTs + 1;
  expect(hideResults([match], () => true, now)).toEqual([match]);
  const [hidden] = hideResults([match], () => false, now);
  expect(hidden).toMatchObject({ goals: 0, assists: 0, minutes: 90 });
  expect(hidden).not.toHaveProperty('rating');
  expect(hidden!.fixture.score).toBeNull();
});
