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
export const pages = screenStyle({ display: 'grid' });
export const page = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 48,
  fontWeight: 600,
  color: tokens.colour.ink2,
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
  selectors: { '&:hover': { color: tokens.colour.ink }, '&:focus-visible': { outlineOffset: -2 } },
});
