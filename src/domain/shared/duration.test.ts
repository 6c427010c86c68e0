import { expect, it } from 'vitest';
import { clockDuration, duration } from './duration.ts';

it.each([
  [0, '0:00'],
  [0.9, '0:00'],
  [5, '0:05'],
  [59.99, '0:59'],
  [60, '1:00'],
  [61, '1:01'],
  [754, '12:34'],
  [3600, '60:00'],
  [-1, '0:00'],
  [-0.1, '0:00'],
  [Number.NaN, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('FMT-2: %d seconds show as %s', (seconds, shown) => {
  expect(duration(seconds)).toBe(shown);
});

it.each([
  [42, '0:42'],
  [3599.9, '59:59'],
  [3600, '1:00:00'],
  [3661, '1:01:01'],
  [7325.9, '2:02:05'],
  [36_000 + 59 * 60 + 59, '10:59:59'],
  [-3700, '0:00'],
  [Number.POSITIVE_INFINITY, '0:00'],
])('a clock shows %d seconds as %s', (seconds, shown) => {
  expect(clockDuration(seconds)).toBe(shown);
});
