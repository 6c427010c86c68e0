import { expect, it } from 'vitest';
import { effectiveColour, isColourPreference } from './colourMode.ts';

it.each([
  [null, 'light', 'dark', 'light'],
  [null, 'dark', 'light', 'dark'],
  [null, 'system', 'light', 'light'],
  [null, 'system', 'dark', 'dark'],
  ['dark', 'light', 'light', 'dark'],
  ['light', 'system', 'dark', 'light'],
] as const)('COLOUR-2, COLOUR-3: forced %s, preferred %s, system %s shows %s', (forced, preference, system, shown) => {
  expect(effectiveColour(forced, preference, system)).toBe(shown);
});

it('COLOUR-1: the preference is light, dark or system', () => {
  expect(['light', 'dark', 'system', 'purple', null, undefined].map(isColourPreference)).toEqual([
    true,
    true,
    true,
    false,
    false,
    false,
  ]);
});
