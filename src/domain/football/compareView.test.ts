import { expect, it } from 'vitest';
import { aPlayerComparison } from '../../../tests/fakes/comparisons.ts';
import { chosenQuery } from './candidate.ts';
import { barLengths, comparedGroups, everyNth, isNoise, peakOf, quarterShares } from './compareView.ts';

it.each([
  [1, 4, [0]],
  [2, 4, [0, 1]],
  [5, 4, [0, 2, 4]],
  [13, 4, [0, 4, 8, 12]],
  [22, 4, [0, 7, 14, 21]],
  [24, 4, [0, 8, 23]],
])('of %i rounds at most %i are named, the first and the last among them', (count, most, shown) => {
  const rounds = Array.from({ length: count }, (_, i) => i);
  expect(everyNth(rounds, most)).toEqual(shown);
});

it('TP-7: goalkeepers alone are compared as such', () => {
  const comparison = aPlayerComparison();
  expect(comparedGroups(comparison).map(({ group }) => group)).toEqual(['attack', 'making', 'discipline']);
  const asKeeper = <A extends typeof comparison.a>(one: A): A => ({
    ...one,
    totals: { ...one.totals, position: 'GK' },
  });
  const keepers = { ...comparison, a: asKeeper(comparison.a), b: asKeeper(comparison.b) };
  expect(comparedGroups(keepers).map(({ group }) => group)).toEqual(['making', 'discipline']);
  expect(comparedGroups({ ...keepers, b: comparison.b }).map(({ group }) => group)).toContain('attack');
});
it('TP-7: percentiles less than five apart say nothing', () => {
  const row = { key: 'goals', a: 1, b: 2, better: 'b' } as const;
  expect(isNoise({ ...row, pctlA: 50, pctlB: 54 })).toBe(true);
  expect(isNoise({ ...row, pctlA: 55, pctlB: 50 })).toBe(false);
  expect(isNoise({ ...row, pctlA: 55, pctlB: null })).toBe(false);
});
it('the longer bar fills its place', () => {
  expect(barLengths(1, 4)).toEqual([25, 100]);
  expect(barLengths(null, 2)).toEqual([0, 100]);
  expect(barLengths(0, 0)).toEqual([0, 0]);
});
it('goals of a quarter of an hour are a part of all', () => {
  expect(quarterShares([1, 0, 3, 0, 0, 0])).toEqual([25, 0, 75, 0, 0, 0]);
  expect(quarterShares([0, 0])).toEqual([0, 0]);
  expect(peakOf([2, 5, 5])).toBe(1);
});
it('TP-6: the address has what is chosen', () => {
  expect(chosenQuery({ a: 'x', b: 'y' })).toBe('?id1=x&id2=y');
  expect(chosenQuery({ a: null, b: 'y' })).toBe('?id2=y');
  expect(chosenQuery({ a: null, b: null })).toBe('');
});
