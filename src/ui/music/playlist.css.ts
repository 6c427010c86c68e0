import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const covers = screenStyle({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  width: '100%',
  overflow: 'hidden',
  borderRadius: tokens.radius.board,
  background: colour.raised,
  color: colour.muted,
  selectors: { '&[data-four]': { gridTemplateColumns: '1fr 1fr', gridTemplateRows: '1fr 1fr' } },
});
globalStyle(`${covers} > img`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: '100%', minHeight: 0, objectFit: 'cover' } },
});
export const file = screenStyle({ display: 'none' });
export const missing = screenStyle({
  width: '100%',
  padding: space.x3,
  background: colour.raised,
  borderRadius: tokens.radius.control,
});
export const form = screenStyle({ display: 'grid', gap: space.x3, padding: `0 ${space.x4} ${space.x4}` });
export const choices = screenStyle({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${choices} button`, { '@layer': { [screens]: { width: '100%' } } });
export const moves = screenStyle({ display: 'flex', justifyContent: 'flex-end' });
export const setting = screenStyle({ display: 'grid', gap: space.x3, maxWidth: 560, paddingTop: space.x3 });
