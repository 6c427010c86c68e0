import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const item = screenStyle({ boxShadow: `inset 0 -1px 0 ${colour.line}` });
export const question = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18px',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  padding: `${space.x2} 0`,
  fontWeight: 600,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${item}[open] > ${question} > svg`, { '@layer': { [screens]: { transform: 'rotate(180deg)' } } });
export const answer = screenStyle({ padding: `0 0 ${space.x4}` });
export const asked = screenStyle({ margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line', color: colour.ink2 });
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', overflowWrap: 'anywhere' });
export const known = screenStyle({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: `${space.x4} ${space.x4} ${space.x4} ${space.x6}`,
  listStyle: 'none',
  background: colour.raised,
  borderRadius: tokens.radius.board,
  boxShadow: `inset 4px 0 0 ${colour.gold}`,
});
export const form = screenStyle({ display: 'grid', gap: space.x4, maxWidth: 560 });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const sent = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.x3,
  rowGap: space.x1,
  padding: space.x4,
  background: colour.raised,
  borderRadius: tokens.radius.board,
  overflowWrap: 'anywhere',
});
globalStyle(`${sent} > svg`, { '@layer': { [screens]: { color: colour.turf, gridRow: '1 / 3' } } });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
