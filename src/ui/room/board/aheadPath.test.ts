import { expect, it } from 'vitest';
import { aheadPaths } from './aheadPath.ts';

it('V-11: draws home above the middle and away below it, the most at the edge', () => {
  const points = [
    [0, 0],
    [0.5, 4],
    [1, -2],
  ] as const;
  expect(aheadPaths(points, 44)).toEqual(['M0 22L0 22L500 2L1000 22L1000 22Z', 'M0 22L0 22L500 22L1000 32L1000 22Z']);
});

it('V-11: draws a line where nobody was ahead', () => {
  expect(aheadPaths([[0, 0]], 44)).toEqual(['M0 22L0 22L0 22Z', 'M0 22L0 22L0 22Z']);
  expect(aheadPaths([], 44)[0]).toBe('M0 22L0 22Z');
});
