import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const wideOnly = { '@media': { [media.mobile]: { display: 'none' } } } as const;

export const chart = screenStyle({
  minWidth: 0,
  borderRadius: tokens.radius.board,
  background: board.ground,
  color: board.ink,
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: 44,
  padding: `0 ${space.x4}`,
  color: board.muted,
  ...small,
});
globalStyle(`${head} > h2`, {
  '@layer': { [screens]: { margin: 0, color: board.ink, fontSize: '16px', lineHeight: '22px', fontWeight: 800 } },
});
globalStyle(`${head} > small`, { '@layer': { [screens]: { marginLeft: 'auto' } } });
export const kind = screenStyle({
  minHeight: tokens.touch,
  padding: `0 ${space.x2}`,
  color: board.muted,
  fontWeight: 600,
  selectors: { '&[aria-pressed="true"]': { color: board.ink, boxShadow: `inset 0 -3px 0 ${board.lit}` } },
});
export const rows = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '34px 44px 44px minmax(0, 1fr) 72px auto 44px',
  alignItems: 'center',
  gap: 10,
  minHeight: 58,
  padding: `0 ${space.x2} 0 ${space.x4}`,
  borderTop: `1px solid ${board.line}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: '30px 40px 48px minmax(0, 1fr) 44px', gap: space.x2, minHeight: 64 },
  },
});
export const rank = screenStyle({ textAlign: 'center' });
export const move = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 2,
  color: colour.muted,
  ...small,
  selectors: {
    '&[data-way="up"]': { color: colour.turf },
    '&[data-way="down"]': { color: colour.danger },
    '&[data-way="new"]': { color: colour.gold },
  },
});
export const cover = screenStyle({ display: 'block', padding: 0 });
export const words = screenStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${words} > small`, { '@layer': { [screens]: { ...cut, ...small, color: board.muted } } });
export const name = screenStyle({ ...cut, color: board.ink, fontWeight: 700, textDecoration: 'none' });
export const week = screenStyle(wideOnly);
export const line = screenStyle({ fill: 'none', stroke: colour.edge, strokeWidth: 2, strokeLinejoin: 'round' });
export const today = screenStyle({ fill: board.lit });
export const plays = screenStyle({ color: board.muted, ...wideOnly });
export const menu = screenStyle({ display: 'block' });
export const foot = screenStyle({ display: 'grid', margin: 0, padding: space.x3 });
export const none = screenStyle({ margin: 0, padding: space.x6, color: board.muted, textAlign: 'center' });
