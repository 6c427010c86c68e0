import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const notice = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: tokens.space.x4,
  alignItems: 'center',
  padding: `${tokens.space.x4} 0`,
});
export const text = partStyle({ display: 'grid', justifyItems: 'start' });
globalStyle(`${text} > span`, {
  '@layer': { [parts]: { color: tokens.colour.muted, fontSize: 12.5, lineHeight: '18px' } },
});
globalStyle(`${text} > div`, { '@layer': { [parts]: { marginTop: tokens.space.x2 } } });
export const sign = partStyle({ display: 'grid', placeItems: 'center', width: 44, color: tokens.colour.edge });
export const trouble = partStyle({ display: 'grid', placeItems: 'center', width: 44, color: tokens.colour.danger });
