import { expect, it } from 'vitest';
import { effectiveColour, isColourPreference, THEME_COLOURS } from './colourMode.ts';

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

it("the browser's own bars are lighter under light than under dark", () => {
  const lightness = ({ light, dark }: typeof THEME_COLOURS) =>
    [light, dark].map((colour) => Number.parseInt(/^#([0-9a-f]{2})[0-9a-f]{4}$/.exec(colour)![1]!, 16));
  const [light, dark] = lightness(THEME_COLOURS);
  expect(light!).toBeGreaterThan(200);
  expect(dark!).toBeLessThan(40);
});
