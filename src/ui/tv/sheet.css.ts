import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = screenStyle({ display: 'grid', gap: space.x3, padding: `0 ${space.x4} ${space.x4}` });
globalStyle(`${body} > p`, { '@layer': { [screens]: { margin: 0, lineHeight: '22px' } } });
export const of = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, margin: 0, color: colour.muted });
export const match = screenStyle({ flexBasis: '100%', margin: 0, lineHeight: '22px' });
export const about = screenStyle({ color: colour.ink2 });
export const clashes = screenStyle({ display: 'grid', gap: space.x2, margin: 0, padding: 0, listStyle: 'none' });
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2, paddingTop: space.x2 });
export const pad = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
  padding: `0 ${space.x4} ${space.x4}`,
});
export const tracks = screenStyle({ display: 'grid', gap: space.x4, padding: `0 ${space.x4} ${space.x4}` });
