import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { tabColumns } from '../tabColumns.ts';

export const overview = screenStyle(tabColumns);
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '40px 52px 20px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: '0 8px',
  minHeight: '32px',
  fontWeight: 600,
});
globalStyle(`${line} > small`, {
  '@layer': { [screens]: { fontSize: '11px', lineHeight: '16px', color: tokens.colour.muted, fontWeight: 600 } },
});
export const right = screenStyle({ color: tokens.colour.muted, fontSize: '17px' });
export const soon = screenStyle({ color: tokens.colour.muted, fontWeight: 500 });
