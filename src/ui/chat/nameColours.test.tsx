import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/match/crest.ts';
import { palettes } from '../theme/tokens.css.ts';
import { colourIndex, NAME_COLOURS } from './nameColours.ts';

describe('the colours of names', () => {
  for (const theme of ['dark', 'light'] as const) {
    const { ground, hover, raised } = palettes[theme];
    it.each(NAME_COLOURS[theme])(`${theme}: %s reads at 4.5 and more on every ground it stands on`, (colour) => {
      for (const behind of [ground, hover, raised]) expect(contrast(colour, behind)).toBeGreaterThanOrEqual(4.5);
    });
  }

  it('takes the one that the origin names', () => {
    expect(colourIndex({ colorName: 'c1', userId: 'u' })).toBe(0);
    expect(colourIndex({ colorName: 'c7', userId: 'u' })).toBe(6);
  });
  it('gives the same person the same one where none is named', () => {
    const index = colourIndex({ colorName: '', userId: 'u42' });
    expect(colourIndex({ colorName: '', userId: 'u42' })).toBe(index);
    expect(index).toBeLessThan(7);
  });
});
