import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const one = 'minmax(0, 1fr)';
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const grid = { display: 'grid', gridTemplateColumns: one, minWidth: 0 } as const;
const wrap = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', minWidth: 0 } as const;

export const page = screenStyle({
  ...grid,
  alignContent: 'start',
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} ${space.x8}` } },
});
export const title = screenStyle({ color: colour.ink, fontSize: 20, lineHeight: '28px', fontWeight: 800 });
export const tab = screenStyle({ ...grid, alignContent: 'start', gap: space.x4, maxWidth: 920 });
export const heading = screenStyle({ color: colour.ink, fontSize: 16, lineHeight: '24px', fontWeight: 700 });
export const hint = screenStyle({ ...small, color: colour.muted, overflowWrap: 'anywhere' });
export const list = screenStyle({ ...grid, margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  ...grid,
  gap: space.x1,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${colour.line}`,
});
export const head = screenStyle({ ...wrap, gap: space.x3, justifyContent: 'space-between' });
export const name = screenStyle({ minWidth: 0, color: colour.ink, fontWeight: 700, overflowWrap: 'anywhere' });
export const facts = screenStyle({ ...small, ...wrap, columnGap: space.x3, color: colour.muted });
export const fault = screenStyle({ ...small, color: colour.danger, overflowWrap: 'anywhere' });
export const state = screenStyle({
  ...small,
  color: colour.ink2,
  fontWeight: 700,
  selectors: {
    '&[data-state="fails"], &[data-state="late"]': { color: colour.danger },
    '&[data-state="running"]': { color: colour.accent },
  },
});
export const figures = screenStyle({
  ...grid,
  gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))',
  gap: space.x3,
  margin: 0,
});
export const figure = screenStyle({
  ...grid,
  alignContent: 'start',
  padding: space.x3,
  borderRadius: radius.control,
  background: colour.raised,
});
globalStyle(`${figure} > dt`, { '@layer': { [screens]: { ...small, color: colour.muted } } });
globalStyle(`${figure} > dd`, {
  '@layer': {
    [screens]: {
      margin: 0,
      color: colour.ink,
      fontSize: 16,
      lineHeight: '24px',
      fontWeight: 700,
      overflowWrap: 'anywhere',
    },
  },
});
export const form = screenStyle({ ...grid, gap: space.x4, minWidth: 0 });
export const sheet = screenStyle({ ...grid, gap: space.x4, padding: `0 ${space.x6} ${space.x6}` });
export const fields = screenStyle({
  ...grid,
  gap: space.x3,
  '@media': { [media.wide]: { gridTemplateColumns: `repeat(2, ${one})` } },
});
export const three = screenStyle({
  ...grid,
  gap: space.x3,
  gridColumn: '1 / -1',
  '@media': { [media.wide]: { gridTemplateColumns: `repeat(3, ${one})` } },
});
export const rows = screenStyle({ ...grid, gap: space.x3, margin: 0, padding: 0, listStyle: 'none' });
export const card = screenStyle({
  ...grid,
  gap: space.x3,
  padding: space.x3,
  borderRadius: radius.control,
  background: colour.raised,
  minWidth: 0,
});
export const inner = screenStyle({
  ...grid,
  gap: space.x3,
  gridColumn: '1 / -1',
  margin: 0,
  padding: `0 0 0 ${space.x3}`,
  border: 0,
  borderLeft: `2px solid ${colour.line}`,
  minWidth: 0,
});
globalStyle(`${inner} > legend`, {
  '@layer': { [screens]: { padding: 0, ...small, fontWeight: 600, color: colour.ink2 } },
});
export const cardHead = screenStyle({ ...wrap, flexWrap: 'nowrap', gap: space.x1 });
export const cardName = screenStyle({
  flex: 1,
  minWidth: 0,
  color: colour.ink2,
  fontWeight: 700,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const bar = screenStyle({ ...wrap, gap: space.x2 });
export const said = screenStyle({ ...small, color: colour.accent, fontWeight: 600 });
export const conflict = screenStyle({
  ...grid,
  gap: space.x2,
  padding: space.x4,
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 2px ${colour.danger}`,
});
export const preview = screenStyle({
  ...grid,
  gap: space.x2,
  padding: space.x3,
  borderRadius: radius.control,
  border: `1px solid ${colour.line}`,
});
export const shown = screenStyle({ ...grid, gap: space.x1, margin: 0, padding: 0, listStyle: 'none' });
globalStyle(`${shown} > li`, { '@layer': { [screens]: { overflowWrap: 'anywhere', color: colour.ink2 } } });
globalStyle(`${shown} ul`, { '@layer': { [screens]: { margin: 0, paddingLeft: 16, listStyle: 'disc' } } });
export const picture = screenStyle({ maxWidth: '100%', height: 'auto', borderRadius: radius.control });
export const changes = screenStyle({ ...grid, gap: space.x1, margin: 0, padding: 0, listStyle: 'none', ...small });
globalStyle(`${changes} > li`, { '@layer': { [screens]: { overflowWrap: 'anywhere', color: colour.ink2 } } });
globalStyle(`${changes} del`, { '@layer': { [screens]: { color: colour.danger } } });
globalStyle(`${changes} ins`, { '@layer': { [screens]: { color: colour.ink, textDecoration: 'none' } } });
