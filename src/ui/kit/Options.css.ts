import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const options = partStyle({ display: 'grid', gap: tokens.space.x2 });
globalStyle(`${options} > legend`, {
  '@layer': {
    [parts]: { padding: '0 0 8px', fontSize: 12.5, lineHeight: '18px', fontWeight: 600, color: tokens.colour.muted },
  },
});
globalStyle(`${options} > div`, { '@layer': { [parts]: { display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 } } });

export const option = partStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minHeight: tokens.touch,
  padding: '0 14px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  color: tokens.colour.ink2,
  fontWeight: 600,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.colour.line, color: tokens.colour.ink },
    '&:has(:checked)': { background: tokens.colour.ink, color: tokens.colour.ground },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: 2 },
  },
});
globalStyle(`${option} > input`, {
  '@layer': { [parts]: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } },
});
globalStyle(`${option} > small`, {
  '@layer': { [parts]: { fontSize: 12.5, opacity: 0.86, fontVariantNumeric: 'tabular-nums' } },
});
