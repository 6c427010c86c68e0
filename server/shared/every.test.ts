import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { everyAt } from './every.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it.each([
  [1, 60_000],
  [10, 6_000],
  // Ten milliseconds is the minimum, so that requests are not starved.
  [86_400, 10],
])('CLOCK: at %i times the speed, what comes every minute comes every %i ms, until it is stopped', (speed, ms) => {
  const work = vi.fn();
  const stop = everyAt(speed)(60_000, work);
  vi.advanceTimersByTime(3 * ms);
  expect(work).toHaveBeenCalledTimes(3);
  stop();
  vi.advanceTimersByTime(3 * ms);
  expect(work).toHaveBeenCalledTimes(3);
});
