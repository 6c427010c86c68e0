import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const nothing = screenStyle({ margin: 0, padding: space.x6, textAlign: 'center' });
export const player = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto auto minmax(0, 1fr) auto',
  gap: space.x3,
  height: 'calc(90dvh - 96px)',
  padding: space.x4,
  background: board.ground,
  color: board.ink,
});
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 44px',
  alignItems: 'center',
  gap: space.x3,
});
export const cover = screenStyle({ display: 'block' });
export const words = screenStyle({ display: 'grid', gap: 2, minWidth: 0, color: board.muted, ...small });
export const name = screenStyle({
  color: board.ink,
  fontSize: 20,
  lineHeight: '26px',
  fontWeight: 800,
  textDecoration: 'none',
});
export const album = screenStyle({ ...cut, color: board.muted });
export const panel = screenStyle({ position: 'relative', minHeight: 0, overflowY: 'auto' });
export const foot = screenStyle({ display: 'grid', gap: space.x2 });
export const lyrics = screenStyle({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: `${space.x8} 0`,
  listStyle: 'none',
});
export const lyricsBar = screenStyle({
  position: 'sticky',
  zIndex: 1,
  top: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  paddingBottom: space.x2,
  background: board.ground,
});
export const line = screenStyle({
  display: 'block',
  width: '100%',
  minHeight: tokens.touch,
  padding: '6px 0',
  color: board.ink,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 700,
  textAlign: 'left',
  selectors: {
    '&[data-past]': { color: board.muted },
    '&[aria-current]': {
      color: board.lit,
      fontSize: 26,
      lineHeight: '34px',
      fontWeight: 800,
      letterSpacing: '-0.02em',
    },
  },
});
globalStyle(`${line}[aria-current] > [data-sung="no"]`, { '@layer': { [screens]: { color: board.ink } } });
export const translated = screenStyle({
  display: 'block',
  color: board.muted,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
});
export const plain = screenStyle({ margin: 0, fontSize: 16, lineHeight: '26px', whiteSpace: 'pre-line' });
export const say = screenStyle({ margin: 0, padding: `${space.x8} 0`, color: board.muted, textAlign: 'center' });
export const groupName = screenStyle({
  ...small,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  margin: 0,
  padding: `${space.x3} 0 ${space.x1}`,
  color: board.muted,
  fontWeight: 700,
});
export const rows = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px 44px minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 60,
  selectors: {
    '&[data-over]': { boxShadow: `inset 0 2px 0 ${board.lit}` },
    '&[data-dragged]': { background: board.raised },
  },
});
export const grip = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: tokens.touch,
  height: tokens.touch,
  color: board.muted,
  cursor: 'grab',
  touchAction: 'none',
});
export const rowName = screenStyle({
  display: 'grid',
  minWidth: 0,
  minHeight: tokens.touch,
  alignContent: 'center',
  color: 'inherit',
  textAlign: 'left',
});
globalStyle(`${rowName} > *`, { '@layer': { [screens]: cut } });
globalStyle(`${rowName} > small`, { '@layer': { [screens]: { ...small, color: board.muted } } });
export const settings = screenStyle({ display: 'grid', gap: space.x4, alignContent: 'start' });
export const fade = screenStyle({ display: 'grid', gap: space.x1 });
globalStyle(`${fade} > input`, {
  '@layer': { [screens]: { width: '100%', minHeight: '44px', margin: 0, accentColor: board.lit } },
});
