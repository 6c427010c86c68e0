import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const card = screenStyle({
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  borderRadius: tokens.radius.picture,
  background: colour.surface,
});
export const title = screenStyle({ fontSize: 12.5, lineHeight: '18px', fontWeight: 600, color: colour.muted });
export const face = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x4, minWidth: 0 });
export const picture = screenStyle({
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  background: colour.raised,
});
export const words = screenStyle({ display: 'grid', gap: 2, minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${words} > span`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px', minHeight: 18 } },
});
export const name = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
globalStyle(`${name} > svg`, { '@layer': { [screens]: { color: colour.accent, verticalAlign: '-1px' } } });
export const hint = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
