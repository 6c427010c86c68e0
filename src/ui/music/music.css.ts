import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const sides = {
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
} as const;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;

export const page = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: space.x6,
  paddingBottom: space.x12,
});
export const two = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 520px',
  alignItems: 'start',
  gap: space.x8,
  padding: `0 ${space.x6}`,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `0 ${space.x4}` },
  },
});
export const main = screenStyle({ ...sides, display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 });
export const section = screenStyle({ ...sides, minWidth: 0 });
globalStyle(`${two} > ${section}`, { '@layer': { [screens]: { padding: 0 } } });
globalStyle(`${main} > ${section}`, { '@layer': { [screens]: { padding: 0 } } });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  paddingBottom: space.x2,
  color: colour.muted,
  ...small,
});
globalStyle(`${head} > h2`, {
  '@layer': { [screens]: { margin: 0, color: colour.ink, fontSize: '20px', lineHeight: '28px', fontWeight: 800 } },
});
globalStyle(`${head} > a`, { '@layer': { [screens]: { marginLeft: 'auto', fontWeight: 600 } } });
/** One in the first row and column, twice as large as the others. */
export const releases = screenStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2.06fr) minmax(0, 1fr) minmax(0, 1fr)',
  gap: space.x4,
  '@media': {
    [media.mobile]: {
      position: 'relative',
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '156px',
      gap: space.x3,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
globalStyle(`${releases} > :first-child`, {
  '@layer': { [screens]: { gridRow: 'span 2', '@media': { [media.mobile]: { gridRow: 'auto' } } } },
});
export const grid = screenStyle({
  ...list,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(164px, 1fr))',
  gap: space.x4,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(auto-fill, minmax(140px, 1fr))', gap: space.x3 } },
});
export const rail = screenStyle({
  ...list,
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '164px',
  gap: space.x4,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { gridAutoColumns: '132px', gap: space.x3 } },
});
export const tile = screenStyle({ minWidth: 0 });
export const tileLink = screenStyle({ display: 'grid', gap: 2, color: colour.ink, textDecoration: 'none' });
globalStyle(`${tileLink} > b`, { '@layer': { [screens]: { ...cut, marginTop: '6px', fontWeight: 700 } } });
globalStyle(`${tileLink} > small`, { '@layer': { [screens]: { ...cut, ...small, color: colour.muted } } });
export const artist = screenStyle({ minWidth: 0, textAlign: 'center' });
export const round = screenStyle({ display: 'block' });
globalStyle(`${round} > img`, { '@layer': { [screens]: { borderRadius: '50%' } } });
export const moods = screenStyle({
  ...list,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(172px, 1fr))',
  gap: space.x4,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: '156px',
      gap: space.x3,
      overflowX: 'auto',
      scrollbarWidth: 'none',
    },
  },
});
export const mood = screenStyle({ minWidth: 0 });
export const moodLink = screenStyle({
  display: 'grid',
  color: '#fff',
  textDecoration: 'none',
  selectors: { '&[data-ink="dark"]': { color: '#14120f' } },
});
globalStyle(`${moodLink} > *`, { '@layer': { [screens]: { gridArea: '1 / 1' } } });
globalStyle(`${moodLink} > b`, {
  '@layer': {
    [screens]: { maxWidth: '72%', padding: '10px 12px', fontSize: '16px', lineHeight: '20px', fontWeight: 800 },
  },
});
globalStyle(`${moodLink} > img`, {
  '@layer': {
    [screens]: {
      width: '100%',
      height: '116px',
      borderRadius: tokens.radius.picture,
      objectFit: 'cover',
    },
  },
});
export const songs = screenStyle(list);
export const fact = screenStyle({ ...small, margin: 0, color: colour.muted });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: space.x6,
  ...sides,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `0 ${space.x4}` } },
});
globalStyle(`${columns} > ${main}`, { '@layer': { [screens]: { padding: 0 } } });
export const facets = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 });
export const facetHead = screenStyle({ margin: 0, fontSize: 14, lineHeight: '20px', fontWeight: 700 });
export const chips = screenStyle({
  ...list,
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  marginTop: space.x2,
  '@media': { [media.mobile]: { flexWrap: 'nowrap', overflowX: 'auto', scrollbarWidth: 'none' } },
});
export const detail = screenStyle({
  display: 'grid',
  gridTemplateColumns: '248px minmax(0, 1fr)',
  alignItems: 'end',
  gap: space.x6,
  padding: `${space.x6} ${space.x6} 0`,
  '@media': {
    [media.half]: { gridTemplateColumns: '200px minmax(0, 1fr)' },
    [media.mobile]: {
      gridTemplateColumns: '124px minmax(0, 1fr)',
      gap: space.x4,
      padding: `${space.x4} ${space.x4} 0`,
    },
  },
});
export const detailHead = screenStyle({ display: 'grid', gap: space.x2, minWidth: 0 });
export const work = screenStyle({
  margin: 0,
  fontSize: 40,
  lineHeight: '46px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  overflowWrap: 'break-word',
  '@media': { [media.mobile]: { fontSize: 28, lineHeight: '34px' } },
});
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
export const side = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  margin: `${space.x2} 0 0`,
  borderBottom: `1px solid ${colour.line}`,
  fontSize: 16,
  fontWeight: 800,
});
export const about = screenStyle({
  margin: 0,
  maxWidth: '70ch',
  color: colour.ink2,
  lineHeight: '22px',
  whiteSpace: 'pre-line',
});
export const words = screenStyle({ ...list, display: 'grid', gap: 4 });
export const line = screenStyle({
  display: 'grid',
  width: '100%',
  minHeight: 36,
  alignContent: 'center',
  color: colour.ink2,
  fontSize: 16,
  lineHeight: '22px',
  textAlign: 'left',
  selectors: { '&:hover': { color: colour.ink } },
});
export const makers = screenStyle({ display: 'grid', gap: 4, margin: 0, ...small });
globalStyle(`${makers} > div`, {
  '@layer': { [screens]: { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)' } },
});
globalStyle(`${makers} dt`, { '@layer': { [screens]: { color: colour.muted } } });
globalStyle(`${makers} dd`, { '@layer': { [screens]: { margin: 0, fontWeight: 600 } } });
