import { describe, expect, it } from 'vitest';
import { contrast } from '#domain/match/crest.ts';
import { palettes } from '../../theme/tokens.css.ts';
import { colourIndex, NAME_COLOURS } from './nameColours.ts';

/** The chat's translucent background (nine tenths opaque) over a white picture. */
const OVER_WHITE = '#1f2523';

describe('the colours of names', () => {
  it.each(['dark', 'light'] as const)('CH-7: read at 4.5 and more on all that a message stands on, in %s', (theme) => {
    const { ground, surface, hover, raised, accentSoft } = palettes[theme];
    const behind = [ground, surface, hover, raised, accentSoft, ...(theme === 'dark' ? [OVER_WHITE] : [])];
    const dim = NAME_COLOURS[theme].flatMap((colour) =>
      behind.filter((one) => contrast(colour, one) < 4.5).map((one) => `${colour} on ${one}`),
    );
    expect(dim).toEqual([]);
  });

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
