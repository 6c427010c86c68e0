import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { convertOdds, decimalOf, oddsText, priceFormats } from './format.ts';

it.each([
  [1.5, ['1.50', '0.50', '0.50', '-2.00', '-200']],
  [1.85, ['1.85', '0.85', '0.85', '-1.18', '-118']],
  [2, ['2.00', '1.00', '1.00', '1.00', '100']],
  [2.1, ['2.10', '1.10', '-0.91', '1.10', '110']],
  [4.5, ['4.50', '3.50', '-0.29', '3.50', '350']],
])('MC-9: %f decimal in every format', (decimal, texts) => {
  expect(priceFormats.map((format) => oddsText(decimal, format))).toEqual(texts);
});

describe('X22: there and back again', () => {
  it.each(priceFormats)('%s: 10 000 random prices are the same', (format) => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 100_000 }), (hundredths) => {
        const decimal = hundredths / 100;
        expect(decimalOf(convertOdds(decimal, format), format)).toBeCloseTo(decimal, 9);
      }),
      { numRuns: 10_000 },
    );
  });

  it.each(priceFormats)('%s: a better price is never a worse one on the way back', (format) => {
    fc.assert(
      fc.property(fc.integer({ min: 101, max: 2000 }), (hundredths) => {
        const [less, more] = [hundredths / 100, (hundredths + 1) / 100];
        expect(decimalOf(convertOdds(more, format), format)).toBeGreaterThan(
          decimalOf(convertOdds(less, format), format),
        );
      }),
    );
  });
});
