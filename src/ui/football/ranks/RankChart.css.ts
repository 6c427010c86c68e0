import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const ROW = 20;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const small = { fontSize: 11, lineHeight: '16px', fontWeight: 600 } as const;

export const ranks = screenStyle({ minWidth: 0, marginTop: space.x8 });
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const chips = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x1,
  padding: `${space.x2} 0`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const chart = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) 180px',
  gridTemplateAreas: '"places field names" ". rounds ."',
  columnGap: space.x2,
  '@media': { [media.mobile]: { gridTemplateColumns: '20px minmax(0, 1fr) 104px' } },
});
export const places = screenStyle({ ...list, gridArea: 'places' });
export const place = screenStyle({
  ...small,
  height: ROW,
  lineHeight: `${ROW}px`,
  textAlign: 'right',
  color: colour.muted,
});
export const field = screenStyle({ position: 'relative', gridArea: 'field' });
/** As tall as the names beside it. */
export const lines = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  overflow: 'visible',
  fill: 'none',
});
const path = { vectorEffect: 'non-scaling-stroke', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const grid = screenStyle({ ...path, stroke: colour.line, strokeDasharray: '2 4' });
export const other = screenStyle({ ...path, stroke: colour.line, strokeWidth: 2 });
export const strong = screenStyle({
  stroke: colour.ink,
  selectors: { '&[data-nth="1"]': { stroke: colour.accent }, '&[data-nth="2"]': { stroke: colour.info } },
});
globalStyle(`${strong} > path`, { '@layer': { [screens]: { ...path, strokeWidth: 3 } } });
globalStyle(`${strong}[data-nth="1"] > path:first-child`, { '@layer': { [screens]: { strokeDasharray: '10 6' } } });
globalStyle(`${strong}[data-nth="2"] > path:first-child`, { '@layer': { [screens]: { strokeDasharray: '2 6' } } });
export const end = screenStyle({});
globalStyle(`${strong} > ${end}`, { '@layer': { [screens]: { strokeWidth: 10 } } });
export const names = screenStyle({ ...list, gridArea: 'names', minWidth: 0 });
export const team = screenStyle({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  height: ROW,
  color: colour.muted,
  selectors: { '&[data-on]': { color: colour.ink, fontWeight: 800 } },
});
export const cut = screenStyle(cutText);
export const rounds = screenStyle({
  ...list,
  ...small,
  gridArea: 'rounds',
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x1,
  paddingTop: space.x1,
  color: colour.muted,
  whiteSpace: 'nowrap',
});
export const button = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  height: 32,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '&:hover': { color: colour.ink } },
  '@media': { [media.mobile]: { height: tokens.touch } },
});
