import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { columnHead, figureTable, rowLine, sideways } from '../figureTable.ts';

const { colour, space } = tokens;

export const figures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(84px, 1fr))',
  margin: 0,
  borderTop: `1px solid ${colour.line}`,
});
globalStyle(`${figures} > div`, {
  '@layer': { [screens]: { display: 'flex', flexDirection: 'column-reverse', padding: `${space.x3} 0` } },
});
globalStyle(`${figures} dd`, {
  '@layer': {
    [screens]: { margin: 0, fontSize: 20, lineHeight: '26px', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
  },
});
globalStyle(`${figures} dt`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600 } },
});
export const list = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: tokens.touch,
  borderTop: `1px solid ${colour.line}`,
});
export const season = screenStyle({ whiteSpace: 'nowrap' });
export const wide = screenStyle(sideways);
export const table = screenStyle(figureTable);
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [screens]: { height: 40, padding: '4px 6px', textAlign: 'right', fontWeight: 500 } },
});
globalStyle(`${table} thead th`, {
  '@layer': { [screens]: columnHead },
});
globalStyle(`${table} tbody tr`, { '@layer': { [screens]: rowLine } });
globalStyle(`${table} tr > :first-child`, {
  '@layer': {
    [screens]: {
      minWidth: 180,
      paddingLeft: 0,
      textAlign: 'left',
      fontWeight: 600,
      '@media': { [media.mobile]: { minWidth: 104 } },
    },
  },
});
