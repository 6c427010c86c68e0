import { expect, it } from 'vitest';
import { colorNameOf } from './speaker.ts';

it('a writer has one of seven colours, always the same, and not everybody the same', () => {
  expect(['m1', 'm2', 'm3', 'm10'].map(colorNameOf)).toEqual(['m1', 'm2', 'm3', 'm10'].map(colorNameOf));
  const colours = new Set(Array.from({ length: 100 }, (_, i) => colorNameOf(`m${i}`)));
  expect([...colours].sort()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']);
});
