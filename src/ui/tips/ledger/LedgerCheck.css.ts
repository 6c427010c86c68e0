import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const check = partStyle({ display: 'grid', gap: space.x2 });
export const line = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  selectors: {
    '&[data-tone="whole"]': { color: colour.ink2 },
    '&[data-tone="torn"]': { color: colour.danger, fontWeight: 700 },
  },
});
globalStyle(`${line} svg`, { '@layer': { [parts]: { flex: 'none' } } });
export const why = partStyle({ color: colour.ink2, fontSize: 12.5, lineHeight: '18px' });
export const hash = partStyle({ fontFamily: tokens.font.text, fontVariantNumeric: 'tabular-nums', fontWeight: 600 });
export const acts = partStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
globalStyle(`${acts} > button:first-child`, {
  '@layer': { [parts]: { '@media': { [media.mobile]: { flex: '1 1 100%' } } } },
});
/** The words of its buttons begin where the text above does. */
export const below = partStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 4, marginLeft: -12 });
