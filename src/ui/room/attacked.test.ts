import { expect, it } from 'vitest';
import { attackedIn } from './attacked.ts';

it.each([
  ['1', '12', false, 'left'],
  ['1', '45+2', false, 'left'],
  ['1', '67', false, 'right'],
  ['1', '12', true, 'right'],
  ['1', '105', false, null],
  ['1', 'ht', false, null],
  ['2', '12', false, null],
] as const)('V-5: mode %s at %s (demo: %s): %s', (liveModeId, status, demo, side) => {
  expect(attackedIn({ liveModeId, status, demo })).toBe(side);
});
