import { expect, it } from 'vitest';
import { untilEnough } from './untilEnough.ts';

it.each([
  [2, [1, 3]],
  [3, [1, 3, 4, 5]],
  [4, [1, 3, 4, 5, 6]],
  [0, [1, 3, 4, 5, 6]],
] as const)('the beginning of a list with %i that are not left out', (most, begin) => {
  expect(untilEnough([1, 3, 4, 5, 6], most, (one) => one === 4)).toEqual(begin);
});
