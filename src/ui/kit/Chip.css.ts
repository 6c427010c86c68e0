import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const chip = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: 36,
  padding: '0 12px',
  borderRadius: tokens.radius.control,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  background: tokens.colour.raised,
  color: tokens.colour.ink2,
  '@media': { [media.mobile]: { height: tokens.touch } },
  selectors: {
    '&:hover': { background: tokens.colour.line, color: tokens.colour.ink },
    '&[data-on]': { background: tokens.colour.ink, color: tokens.colour.ground, fontWeight: 700 },
  },
});
globalStyle(`${chip} > small`, {
  '@layer': { [parts]: { fontSize: 'inherit', fontVariantNumeric: 'tabular-nums', color: tokens.colour.muted } },
});
globalStyle(`${chip}[data-on] > small`, { '@layer': { [parts]: { color: 'inherit', opacity: 0.86 } } });
