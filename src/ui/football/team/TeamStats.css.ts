import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const seasons = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x1,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
});
export const groups = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(260px, 1fr))',
  gap: `0 36px`,
});
export const group = screenStyle({ margin: 0 });
export const rate = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 40,
  borderTop: `1px solid ${colour.line}`,
});
globalStyle(`${rate} > dd`, {
  '@layer': { [screens]: { margin: 0, fontWeight: 800, fontVariantNumeric: 'tabular-nums' } },
});
export const quarters = screenStyle({ paddingTop: space.x4 });
export const chart = screenStyle({ display: 'block', width: '100%', maxWidth: 480, height: 'auto' });
export const scored = screenStyle({ fill: colour.turf });
export const conceded = screenStyle({ fill: 'none', stroke: colour.info, strokeWidth: 1.5 });
export const zero = screenStyle({ stroke: colour.edge, strokeWidth: 1 });
export const table = screenStyle({
  width: '100%',
  maxWidth: 480,
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, { '@layer': { [screens]: { height: 26, padding: 0, textAlign: 'center' } } });
globalStyle(`${table} thead th`, { '@layer': { [screens]: { color: colour.muted, fontWeight: 600 } } });
globalStyle(`${table} tbody th`, {
  '@layer': { [screens]: { textAlign: 'left', fontWeight: 700, whiteSpace: 'nowrap' } },
});
globalStyle(`${table} :is(thead, tbody) tr > :first-child`, { '@layer': { [screens]: { width: '22%' } } });
