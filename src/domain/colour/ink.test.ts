import { expect, it } from 'vitest';
import { needsDarkInk } from './ink.ts';

it.each([
  ['#ffffff', true],
  ['#000000', false],
  ['#f2c14a', true],
  ['#17324f', false],
  ['#d8372f', false],
  ['#777777', true],
  ['#6f6f6f', false],
])('text on %s is dark: %s', (colour, dark) => {
  expect(needsDarkInk(colour)).toBe(dark);
});
