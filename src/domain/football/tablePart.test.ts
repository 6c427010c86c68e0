import { expect, it } from 'vitest';
import { tablePart } from './tablePart.ts';

it.each([
  [14, [1, 4], [0, 1, 2, 3, 4, 5]],
  [14, [0, 1], [0, 1, 2, 3, 4]],
  [14, [2, 10], [1, 2, 3, 9, 10, 11]],
  [14, [13, 12], [9, 10, 11, 12, 13]],
  [4, [0, 1], [0, 1, 2, 3]],
  [14, [0], [0, 1, 2, 3, 4]],
])('MC-7: of %i rows with %j marked, %j are shown', (rows, marked, shown) => {
  expect(tablePart(rows, marked)).toEqual(shown);
});
it('MC-7: nothing marked, nothing shown', () => {
  expect(tablePart(0, [])).toEqual([]);
});
