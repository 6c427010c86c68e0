import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const box = screenStyle({ display: 'grid', gap: tokens.space.x3, justifyItems: 'start' });
export const heading = screenStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
export const about = screenStyle({ color: tokens.colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const list = screenStyle({ display: 'grid', width: '100%' });
export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: tokens.space.x2,
  padding: `${tokens.space.x2} 0`,
  borderBottom: `1px solid ${tokens.colour.line}`,
});
globalStyle(`${item} b`, { '@layer': { [screens]: { display: 'block', overflowWrap: 'anywhere' } } });
globalStyle(`${item} small`, {
  '@layer': { [screens]: { display: 'block', color: tokens.colour.muted, fontSize: 12.5, lineHeight: '18px' } },
});
export const sign = screenStyle({ display: 'grid', placeItems: 'center', width: 32, color: tokens.colour.muted });
export const editor = screenStyle({
  display: 'grid',
  gap: tokens.space.x3,
  padding: `${tokens.space.x3} 0`,
  borderBottom: `1px solid ${tokens.colour.line}`,
});
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
