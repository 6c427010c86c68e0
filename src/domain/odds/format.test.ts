import { expect, it } from 'vitest';
import { oddsText } from './format.ts';

it.each([
  [1.5, ['1.50', '0.50', '0.50', '-2.00']],
  [1.85, ['1.85', '0.85', '0.85', '-1.18']],
  [2, ['2.00', '1.00', '1.00', '1.00']],
  [2.1, ['2.10', '1.10', '-0.91', '1.10']],
  [4.5, ['4.50', '3.50', '-0.29', '3.50']],
])('MC-9: %f decimal in every format', (decimal, texts) => {
  expect((['decimal', 'hk', 'malay', 'indo'] as const).map((format) => oddsText(decimal, format))).toEqual(texts);
});
