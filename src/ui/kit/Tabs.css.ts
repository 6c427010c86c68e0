import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const tabList = partStyle({
  display: 'flex',
  gap: tokens.space.x6,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
});
export const tab = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  flex: 'none',
  height: tokens.touch,
  fontWeight: 600,
  color: tokens.colour.muted,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: tokens.colour.ink },
    '&[data-state="active"]': {
      color: tokens.colour.ink,
      fontWeight: 700,
      boxShadow: `inset 0 -3px 0 ${tokens.colour.accent}`,
    },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
globalStyle(`${tab} > small`, {
  '@layer': { [parts]: { fontSize: 12.5, color: tokens.colour.muted, fontVariantNumeric: 'tabular-nums' } },
});
