import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { kmCount, spaced } from './count.ts';

it.each([
  [0, '0'],
  [999, '999'],
  [1000, '1.0K'],
  [1049, '1.0K'],
  [1050, '1.1K'],
  [1949, '1.9K'],
  [1950, '2.0K'],
  [15_300, '15.3K'],
  [999_949, '999.9K'],
  [999_950, '1.0M'],
  [1_000_000, '1.0M'],
  [1_049_999, '1.0M'],
  [1_050_000, '1.1M'],
  [2_400_000, '2.4M'],
  [1_234_567_890, '1234.6M'],
])('FMT-3: %i shows as %s', (count, shown) => {
  expect(kmCount(count)).toBe(shown);
});

it('FMT-3: a larger count never shows as less', () => {
  const valueOf = (shown: string) =>
    Number.parseFloat(shown) * (shown.endsWith('M') ? 1e6 : shown.endsWith('K') ? 1e3 : 1);
  fc.assert(
    fc.property(fc.nat(5_000_000), fc.nat(5_000_000), (a, b) => {
      const [less, more] = a < b ? [a, b] : [b, a];
      return valueOf(kmCount(less)) <= valueOf(kmCount(more));
    }),
  );
});

it('thousands stand apart by thin spaces', () => {
  expect([0, 999, 1000, 21_500, 1_234_567].map(spaced)).toEqual([
    ...['0', '999', '1\u2009000', '21\u2009500', '1\u2009234\u2009567'],
  ]);
});
