import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const sides = { padding: `0 ${space.x6}`, '@media': { [media.mobile]: { padding: `0 ${space.x4}` } } } as const;

export const page = screenStyle({ display: 'grid', gap: space.x4, paddingBottom: space.x12 });
export const play = screenStyle({ paddingTop: space.x4 });
export const padOnly = screenStyle({
  display: 'none',
  '@media': { '(hover: none)': { display: 'block' }, [media.mobile]: { display: 'block' } },
});
export const columns = screenStyle({
  ...sides,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  alignItems: 'start',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `0 ${space.x4}` } },
});
export const main = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  minWidth: 0,
  // A board is known late: what stands below it stays out of the first sight.
  selectors: { '&[data-board]': { alignContent: 'start', minHeight: '100vh' } },
});
export const chips = screenStyle({
  display: 'flex',
  gap: space.x2,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  listStyle: 'none',
  scrollbarWidth: 'none',
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x3 } },
});
export const tile = screenStyle({
  position: 'relative',
  minWidth: 0,
  selectors: { '&[data-lead]': { gridColumn: 'span 2', gridRow: 'span 2' } },
});
globalStyle(`${tile}[data-lead]`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridColumn: '1 / -1' } } } },
});
export const tileLink = screenStyle({ display: 'grid', gap: 2, color: colour.ink, textDecoration: 'none' });
export const cover = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  objectFit: 'cover',
  borderRadius: tokens.radius.control,
  background: '#050b08',
});
export const tileTitle = screenStyle({
  overflow: 'hidden',
  marginTop: 6,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const fact = screenStyle({ ...small, margin: 0, color: colour.muted });
/** What a game is about, over its cover, while it is pointed at. */
export const preview = screenStyle({
  ...small,
  position: 'absolute',
  insetInline: 0,
  top: 0,
  margin: space.x2,
  padding: space.x2,
  borderRadius: tokens.radius.control,
  background: '#050b08ee',
  color: '#f1f7ee',
  opacity: 0,
  pointerEvents: 'none',
  selectors: {
    [`${tileLink}:hover &`]: { opacity: 1 },
    [`${tileLink}:focus-visible &`]: { opacity: 1 },
    [`${tileLink}:active &`]: { opacity: 1 },
  },
});
export const aside = screenStyle({ display: 'grid', gap: space.x4, minWidth: 0 });
export const board = screenStyle({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: tokens.radius.control,
  background: colour.raised,
});
export const boardHead = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
});
globalStyle(`${boardHead} > h2`, {
  '@layer': { [screens]: { margin: 0, fontSize: '16px', lineHeight: '24px', fontWeight: 800 } },
});
export const rows = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '28px 32px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-own]': { boxShadow: `inset 3px 0 ${colour.accent}`, paddingLeft: space.x2 } },
});
export const name = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});
export const recent = screenStyle({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x2} 0`,
});
export const stage = screenStyle({
  position: 'relative',
  width: '100%',
  maxWidth: 960,
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: tokens.radius.control,
  background: '#050b08',
  color: '#f1f7ee',
  selectors: {
    '&:focus-within': { outline: `2px solid ${colour.accent}` },
    '&:fullscreen': { maxWidth: 'none', aspectRatio: 'auto' },
  },
  '@media': { [media.mobile]: { aspectRatio: 'auto', height: 'min(72vh, 435px)' } },
});
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  maxWidth: 960,
});
export const barHead = screenStyle({ display: 'grid', flex: 1, minWidth: 160 });
globalStyle(`${barHead} > h1`, {
  '@layer': { [screens]: { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 800 } },
});
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x2} ${space.x6}`,
  maxWidth: 960,
  margin: 0,
  padding: space.x3,
  borderRadius: tokens.radius.control,
  background: colour.raised,
  listStyle: 'none',
});
export const legendRow = screenStyle({ display: 'flex', alignItems: 'center', gap: 4 });
globalStyle(`${legendRow} > kbd`, {
  '@layer': {
    [screens]: {
      padding: '4px 8px',
      border: `1px solid ${colour.line}`,
      borderRadius: '6px',
      fontFamily: 'inherit',
      fontSize: '12.5px',
      fontWeight: 700,
    },
  },
});
export const pad = screenStyle({
  position: 'relative',
  display: 'none',
  height: 220,
  touchAction: 'none',
  userSelect: 'none',
  '@media': { '(hover: none)': { display: 'block' }, [media.mobile]: { display: 'block' } },
});
export const padButton = screenStyle({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  border: `2px solid ${colour.line}`,
  borderRadius: '50%',
  background: colour.raised,
  color: colour.ink,
  fontSize: 13,
  fontWeight: 700,
  touchAction: 'none',
  selectors: {
    '&[data-held]': { background: colour.accent, color: colour.onAccent },
    '&[data-moving]': { borderStyle: 'dashed' },
  },
});
export const similar = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
