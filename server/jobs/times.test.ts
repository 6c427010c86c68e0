import { describe, expect, it } from 'vitest';
import { dueAfter, furthestAhead, pauseAfter } from './times.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

describe('the times of jobs', () => {
  it.each([
    ['a day', DAY, [5000, 10_000, 20_000, 40_000, 80_000, 160_000], HOUR],
    ['a minute', MINUTE, [5000, 10_000, 20_000, 40_000, MINUTE, MINUTE], MINUTE],
    ['a second', 1000, [1000, 2000, 4000, 8000, 16_000, 32_000], MINUTE],
  ])(
    'HOUSE-6: what comes every %s waits twice as long after each failure, up to a bound',
    (_what, every, first, most) => {
      expect([1, 2, 3, 4, 5, 6].map((tries) => pauseAfter(tries, every))).toEqual(first);
      expect(pauseAfter(2000, every)).toBe(most);
      expect(furthestAhead({ everyMs: every })).toBeGreaterThanOrEqual(most);
    },
  );

  it('HOUSE-6: a job keeps in step, and runs once for all that was missed', () => {
    expect(dueAfter(1000, 100, 1040)).toBe(1100);
    expect(dueAfter(1000, 100, 1100)).toBe(1200);
    expect(dueAfter(1000, 100, 5000)).toBe(5100);
  });
});
