import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../theme/bars.ts';
import { parts } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const BESIDE = '&[data-beside]';

/** Scrolls sideways if it does not fit. */
export const nav = partStyle({
  display: 'flex',
  gap: space.x6,
  margin: `${space.x3} 0 ${space.x6}`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  selectors: {
    [BESIDE]: { position: 'sticky', top: bars.top + 24, display: 'grid', gap: 0, margin: 0, boxShadow: 'none' },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        [BESIDE]: {
          position: 'static',
          display: 'flex',
          gap: space.x6,
          margin: `0 calc(-1 * ${space.x4})`,
          padding: `0 ${space.x4}`,
          boxShadow: `inset 0 -1px 0 ${colour.line}`,
        },
      },
    },
  },
});
export const item = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: 6,
  minHeight: tokens.touch,
  fontWeight: 600,
  color: colour.muted,
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-current]': { color: colour.ink, boxShadow: `inset 0 -3px 0 ${colour.accent}` },
    '&:focus-visible': { outlineOffset: -2 },
    [`${nav}[data-beside] &`]: { gap: space.x3, padding: `0 ${space.x3}` },
    [`${nav}[data-beside] &[aria-current]`]: { boxShadow: `inset 3px 0 0 ${colour.accent}` },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        [`${nav}[data-beside] &`]: { gap: space.x2, padding: 0 },
        [`${nav}[data-beside] &[aria-current]`]: { boxShadow: `inset 0 -3px 0 ${colour.accent}` },
      },
    },
  },
});
globalStyle(`${item} > small`, {
  '@layer': {
    [parts]: {
      minWidth: 20,
      padding: '0 6px',
      borderRadius: 10,
      background: colour.accent,
      color: colour.onAccent,
      fontSize: 11,
      lineHeight: '20px',
      fontWeight: 700,
      textAlign: 'center',
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
