import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { columnHead, figureTable, rowLine } from '../figureTable.ts';

const { colour } = tokens;

/** The radar stands beside its table where there is room, else above it. */
export const both = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'center',
  gap: 12,
  selectors: {
    '&[data-ranked]': {
      '@media': { [media.full]: { gridTemplateColumns: 'minmax(0, 380fr) minmax(0, 420fr)', gap: 20 } },
    },
  },
});
export const table = screenStyle(figureTable);
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [screens]: { height: 36, padding: '2px 0 2px 10px', textAlign: 'right', fontWeight: 600 } },
});
globalStyle(`${table} :is(th, td):first-child`, { '@layer': { [screens]: { paddingLeft: 0, textAlign: 'left' } } });
globalStyle(`${table} thead th`, {
  '@layer': { [screens]: { height: 28, ...columnHead } },
});
globalStyle(`${table} tbody tr`, { '@layer': { [screens]: rowLine } });
export const rate = screenStyle({});
globalStyle(`${table} .${rate}`, { '@layer': { [screens]: { fontWeight: 800 } } });
export const total = screenStyle({});
globalStyle(`${table} .${total}`, { '@layer': { [screens]: { color: colour.muted, fontWeight: 500 } } });
