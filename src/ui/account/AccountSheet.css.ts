import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const body = screenStyle({ display: 'grid', gap: tokens.space.x6, padding: '16px 28px 28px' });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: tokens.space.x3,
});
globalStyle(`${card} b`, { '@layer': { [screens]: { display: 'block', fontSize: 16, lineHeight: '22px' } } });
globalStyle(`${card} small`, {
  '@layer': { [screens]: { fontSize: 12.5, lineHeight: '18px', color: tokens.colour.muted } },
});
export const editor = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const pictures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
  gap: tokens.space.x2,
  margin: '0 -4px',
});
export const picture = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: 52,
  borderRadius: tokens.radius.control,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: tokens.colour.hover },
    '&:has(:checked)': { background: tokens.colour.accentSoft, boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&:has(:focus-visible)': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: 2 },
  },
});
globalStyle(`${picture} > input`, {
  '@layer': { [screens]: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } },
});
globalStyle(`${picture} > img`, { '@layer': { [screens]: { borderRadius: '50%' } } });
export const legend = screenStyle({
  padding: '0 0 8px',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
