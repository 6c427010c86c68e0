import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const sides = {
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
} as const;

export const page = screenStyle({ display: 'grid', gap: space.x6, paddingBottom: space.x12 });
export const work = screenStyle({
  margin: 0,
  fontSize: 40,
  lineHeight: '46px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: 28, lineHeight: '34px' } },
});
export const over = screenStyle({
  ...small,
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  margin: 0,
  color: colour.muted,
});
export const facts = screenStyle({ margin: 0, color: colour.ink2, fontSize: 14, lineHeight: '20px', fontWeight: 600 });
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const rail = screenStyle({ ...sides, minWidth: 0 });
export const railHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  paddingBottom: space.x2,
  color: colour.muted,
  ...small,
});
globalStyle(`${railHead} > h2`, {
  '@layer': { [screens]: { margin: 0, color: colour.ink, fontSize: '20px', lineHeight: '28px', fontWeight: 800 } },
});
globalStyle(`${railHead} > a`, { '@layer': { [screens]: { marginLeft: 'auto', fontWeight: 600 } } });
export const tiles = screenStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '152px',
  gap: space.x4,
  margin: 0,
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
  '@media': { [media.mobile]: { gridAutoColumns: '124px', gap: space.x3 } },
});
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: space.x4,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))', gap: space.x3 } },
});
export const tile = screenStyle({ minWidth: 0 });
export const tileLink = screenStyle({ display: 'grid', gap: 2, color: colour.ink, textDecoration: 'none' });
export const tileTitle = screenStyle({
  overflow: 'hidden',
  marginTop: 6,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const tileFact = screenStyle({ ...small, margin: 0, color: colour.muted });
export const listColumns = screenStyle({
  ...sides,
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `0 ${space.x4}` } },
});
export const listMain = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x3, minWidth: 0 });
globalStyle(`${page} > ${listMain}`, { '@layer': { [screens]: { padding: '0 24px' } } });
export const search = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  maxWidth: 480,
  minHeight: tokens.touch,
  padding: `0 ${space.x3}`,
  borderRadius: tokens.radius.control,
  background: colour.raised,
  color: colour.muted,
  selectors: { '&:focus-within': { outline: `2px solid ${colour.accent}` } },
});
globalStyle(`${search} > input`, {
  '@layer': {
    [screens]: {
      flex: 1,
      minWidth: 0,
      border: 0,
      outline: 'none',
      background: 'none',
      color: colour.ink,
      fontSize: '16px',
    },
  },
});
export const facets = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 });
export const facetHead = screenStyle({ margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 700 });
export const facetList = screenStyle({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: `${space.x2} 0 0`,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
export const detail = screenStyle({
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  gap: `${space.x3} ${space.x6}`,
  alignItems: 'start',
  padding: `${space.x6} ${space.x6} 0`,
  '@media': {
    [media.half]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '124px minmax(0, 1fr)', gap: space.x4, padding: space.x4 },
  },
});
/** A show has its rhythm at the right, and below on a phone. */
export const withAside = screenStyle({
  gridTemplateColumns: '264px minmax(0, 1fr) 348px',
  '@media': {
    [media.half]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: '124px minmax(0, 1fr)' },
  },
});
export const aside = screenStyle({
  gridColumn: 3,
  gridRow: '1 / span 2',
  minWidth: 0,
  '@media': {
    [media.half]: { gridColumn: '1 / -1', gridRow: 'auto' },
    [media.mobile]: { gridColumn: '1 / -1', gridRow: 'auto' },
  },
});
export const seen = screenStyle({ ...small, color: colour.turf, fontWeight: 600 });
export const now = screenStyle({ ...small, color: colour.accent, fontWeight: 700 });
export const detailHead = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x3, minWidth: 0 });
/** Under the head beside the poster; on a phone under both. */
export const detailWords = screenStyle({
  display: 'grid',
  gridColumn: 2,
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
globalStyle(`${detail} > :first-child`, {
  '@layer': { [screens]: { gridRow: '1 / span 2' } },
});
globalStyle(`${detail} > :first-child`, {
  '@media': { [media.mobile]: { '@layer': { [screens]: { gridRow: 'auto' } } } },
});
globalStyle(`${detailWords} > p, ${detailHead} > p`, { '@layer': { [screens]: { margin: 0 } } });
export const makers = screenStyle({ display: 'grid', gap: 4, margin: 0, ...small });
globalStyle(`${makers} > div`, {
  '@layer': { [screens]: { display: 'grid', gridTemplateColumns: '104px minmax(0, 1fr)' } },
});
globalStyle(`${makers} dt`, { '@layer': { [screens]: { color: colour.muted } } });
globalStyle(`${makers} dd`, { '@layer': { [screens]: { margin: 0, fontWeight: 600 } } });
export const episodes = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const episode = screenStyle({
  display: 'grid',
  gridTemplateColumns: '40px 176px minmax(0, 1fr) auto',
  gap: space.x4,
  alignItems: 'center',
  padding: `${space.x3} 0`,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: '28px 112px minmax(0, 1fr)', gap: space.x3 } },
});
globalStyle(`${episode} > span:nth-child(3)`, { '@layer': { [screens]: { display: 'grid', gap: '2px' } } });
globalStyle(`${episode} > :nth-child(4)`, {
  '@media': { [media.mobile]: { '@layer': { [screens]: { display: 'none' } } } },
});
