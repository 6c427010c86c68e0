import { expect, it } from 'vitest';
import { keepDelay, KEEPING } from './keeping.ts';

it('waits twice as long after each failure, a minute at most', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map(keepDelay)).toEqual([2000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000]);
  expect(keepDelay(KEEPING.countedTries)).toBe(KEEPING.longestDelayMs);
});
