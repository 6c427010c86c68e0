import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const list = partStyle({
  position: 'absolute',
  zIndex: 30,
  display: 'grid',
  minWidth: 200,
  maxHeight: 'min(420px, 70dvh)',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px 0',
  background: tokens.colour.surface,
  color: tokens.colour.ink,
  borderRadius: tokens.radius.control,
  boxShadow: '0 16px 40px #0007',
  right: 0,
  top: 'calc(100% + 4px)',
});

export const item = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minHeight: tokens.touch,
  padding: '0 16px',
  fontWeight: 600,
  textAlign: 'left',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover, &:focus-visible': { background: tokens.colour.hover, boxShadow: `inset 3px 0 0 ${tokens.colour.accent}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
globalStyle(`${item} > span`, { '@layer': { [parts]: { flex: 1 } } });
globalStyle(`${item} > small`, {
  '@layer': { [parts]: { color: tokens.colour.muted, fontSize: 12.5, fontVariantNumeric: 'tabular-nums' } },
});
globalStyle(`${item}[aria-checked="true"] > svg:last-child`, {
  '@layer': { [parts]: { color: tokens.colour.accent } },
});
