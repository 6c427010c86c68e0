import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const panel = screenStyle({
  position: 'absolute',
  zIndex: 30,
  inset: 'calc(100% + 4px) 0 auto',
  maxHeight: '70dvh',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  padding: '6px 0',
  borderRadius: tokens.radius.control,
  background: tokens.colour.surface,
  boxShadow: '0 16px 40px #0007',
  selectors: {
    '&[data-embedded]': { position: 'static', maxHeight: 'none', boxShadow: 'none', margin: '8px -16px 0' },
  },
});
export const group = screenStyle({
  padding: '8px 16px 4px',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
  color: tokens.colour.muted,
});
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minHeight: tokens.touch,
  padding: '0 16px',
  fontWeight: 600,
  selectors: {
    '&:hover': { background: tokens.colour.hover },
    '&[aria-selected="true"]': {
      background: tokens.colour.hover,
      boxShadow: `inset 3px 0 0 ${tokens.colour.accent}`,
    },
  },
});
globalStyle(`${row} mark`, {
  '@layer': { [screens]: { background: 'none', color: tokens.colour.accent, fontWeight: 800 } },
});
export const label = screenStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const note = screenStyle({
  maxWidth: '45%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
  color: tokens.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const hint = screenStyle({
  padding: '10px 16px',
  fontSize: 12.5,
  lineHeight: '18px',
  color: tokens.colour.muted,
});
globalStyle(`${hint} > b`, { '@layer': { [screens]: { color: tokens.colour.ink, fontSize: 14, lineHeight: '20px' } } });
