import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { relativeTime } from './relativeTime.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** 2026-11-21 19:00:00 in Bangkok. */
const now = Date.UTC(2026, 10, 21, 12, 0, 0);
const textOf = (time: number) => new Date(time + 7 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');

it.each([
  [0, { unit: 'now' }],
  [59_000, { unit: 'now' }],
  [MINUTE, { unit: 'minute', amount: 1 }],
  [60 * MINUTE - 1000, { unit: 'minute', amount: 59 }],
  [60 * MINUTE, { unit: 'hour', amount: 1 }],
  [DAY - 1000, { unit: 'hour', amount: 23 }],
  [DAY, { unit: 'day', amount: 1 }],
  [30 * DAY - 1000, { unit: 'day', amount: 29 }],
  [30 * DAY, { unit: 'month', amount: 1 }],
  [360 * DAY - 1000, { unit: 'month', amount: 11 }],
  [360 * DAY, { unit: 'year', amount: 1 }],
  [800 * DAY, { unit: 'year', amount: 2 }],
])('FMT-1: %d ms ago, and as far ahead mirrored', (age, expected) => {
  expect(relativeTime(textOf(now - age), now)).toEqual(expected);
  const mirrored = 'amount' in expected ? { ...expected, amount: -(expected.amount as number) } : expected;
  expect(relativeTime(textOf(now + age), now)).toEqual(mirrored);
});

it.each(['', '2026-11-21', '2026-11-21T18:00:00', '2026-11-21 18:00', '2026-13-01 00:00:00', '21/11/2026 18:00:00'])(
  'FMT-1: "%s" shows as nothing',
  (text) => {
    expect(relativeTime(text, now)).toBeNull();
  },
);

it('FMT-1: the zone is Asia/Bangkok unless another is given', () => {
  expect(relativeTime('2026-11-21 18:00:00', now)).toEqual({ unit: 'hour', amount: 1 });
  expect(relativeTime('2026-11-21 18:00:00', now, 'Asia/Bangkok')).toEqual({ unit: 'hour', amount: 1 });
  expect(relativeTime('2026-11-21 18:00:00', now, 'UTC')).toEqual({ unit: 'hour', amount: -6 });
});

it('FMT-1: an amount is never 0 and has the sign of the age', () => {
  fc.assert(
    fc.property(fc.integer({ min: -40_000_000, max: 40_000_000 }), (seconds) => {
      const time = relativeTime(textOf(now - seconds * 1000), now);
      if (time === null) return false;
      return time.unit === 'now' ? Math.abs(seconds) < 60 : Math.sign(time.amount) === Math.sign(seconds);
    }),
  );
});
