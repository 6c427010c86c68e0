import { media } from './media.ts';
import { tokens } from './tokens.css.ts';

const { space } = tokens;

/** The box of a page that is read from top to bottom; `maxWidth` is CSS pixels. */
export const pageBox = (maxWidth: number) =>
  ({
    maxWidth,
    padding: `${space.x6} ${space.x6} ${space.x12}`,
    '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x8}` } },
  }) as const;

/** The heading of a page. */
export const headline = { fontSize: 28, lineHeight: '36px', fontWeight: 800, letterSpacing: '-0.02em' } as const;

/** The heading, smaller on a phone. */
export const pageTitle = {
  ...headline,
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px' } },
} as const;
