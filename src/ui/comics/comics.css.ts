import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../theme/bars.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const [ink, paper] = ['#14120f', '#fcf8ec'];
/** As high as the bar of music is on a phone. */
const MUSIC = 60;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const sides = { padding: `0 ${space.x6}`, '@media': { [media.mobile]: { padding: `0 ${space.x4}` } } } as const;

export const page = screenStyle({ display: 'grid', gap: space.x6, paddingBottom: space.x12 });
export const rail = screenStyle({ ...sides, minWidth: 0 });
export const railHead = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x3}`,
  paddingBottom: space.x2,
  color: colour.muted,
});
globalStyle(`${railHead} > h2`, {
  '@layer': { [screens]: { margin: 0, color: colour.ink, fontSize: '20px', lineHeight: '28px', fontWeight: 800 } },
});
globalStyle(`${railHead} > a`, { '@layer': { [screens]: { marginLeft: 'auto', fontWeight: 600 } } });
export const end = screenStyle({ marginLeft: 'auto' });
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: `${space.x6} ${space.x4}`,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: space.x3 } },
});
export const tile = screenStyle({ minWidth: 0 });
export const tileLink = screenStyle({ display: 'grid', gap: 6, color: colour.ink, textDecoration: 'none' });
export const fact = screenStyle({ ...small, margin: 0, color: colour.muted });
export const cover = screenStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '200 / 283',
  overflow: 'hidden',
  borderRadius: 2,
  background: paper,
  containerType: 'inline-size',
  '::after': { content: '', position: 'absolute', inset: 0, boxShadow: `inset 0 0 0 2px ${ink}` },
});
export const coverPicture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover', objectPosition: 'top' });
export const slab = screenStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  padding: '5cqw 6cqw',
  background: ink,
  color: paper,
  fontSize: 'max(12px, 10cqw)',
  lineHeight: 1.2,
  fontWeight: 800,
  letterSpacing: '-0.02em',
});
export const badge = screenStyle({
  position: 'absolute',
  left: 6,
  top: 6,
  padding: '0 6px',
  borderRadius: 3,
  background: tokens.board.ground,
  color: tokens.board.lit,
  fontSize: 14,
  lineHeight: '20px',
});
export const filters = screenStyle({ display: 'grid', gap: space.x2, paddingBottom: space.x4 });
export const chips = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const trait = screenStyle({
  ...small,
  padding: '5px 12px',
  borderRadius: 6,
  background: colour.raised,
  fontWeight: 600,
});
export const detail = screenStyle({
  ...sides,
  display: 'grid',
  gridTemplateColumns: '264px minmax(0, 1fr)',
  alignItems: 'start',
  gap: space.x8,
  paddingTop: space.x6,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: '104px minmax(0, 1fr)',
      gap: space.x4,
      padding: `${space.x4} ${space.x4} 0`,
    },
  },
});
export const detailHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x3,
  minWidth: 0,
});
export const work = screenStyle({
  margin: 0,
  fontSize: 40,
  lineHeight: '46px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: 24, lineHeight: '30px' } },
});
export const facts = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${space.x1} ${space.x6}`,
  margin: 0,
  color: colour.ink2,
});
export const synopsis = screenStyle({ margin: 0, maxWidth: '62ch', lineHeight: '22px' });
const FOOT = 64;
/** On a phone at its foot, above what stands there already. */
export const acts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  '@media': {
    [media.mobile]: {
      position: 'fixed',
      zIndex: 4,
      inset: `auto 0 calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
      flexWrap: 'nowrap',
      gap: space.x2,
      height: FOOT,
      padding: `0 ${space.x4}`,
      background: colour.surface,
      boxShadow: `inset 0 1px 0 ${colour.line}`,
      selectors: { 'html[data-music] &': { bottom: `calc(${bars.bottom + MUSIC}px + env(safe-area-inset-bottom))` } },
    },
  },
});
globalStyle(`${acts} > a`, {
  '@layer': {
    [screens]: { '@media': { [media.mobile]: { flex: 1, paddingInline: space.x3, whiteSpace: 'normal' } } },
  },
});
export const withFoot = screenStyle({ '@media': { [media.mobile]: { paddingBottom: FOOT + 24 } } });
export const chapters = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const chapter = screenStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 64,
  borderBottom: `1px solid ${colour.line}`,
  selectors: { '&[data-here]': { background: colour.accentSoft } },
});
export const chapterNo = screenStyle({
  color: colour.ink,
  fontSize: 20,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
});
export const chapterLink = screenStyle({
  display: 'grid',
  alignContent: 'center',
  minHeight: 64,
  minWidth: 0,
  color: colour.ink,
  textDecoration: 'none',
});
globalStyle(`${chapter}[data-read="all"] b`, { '@layer': { [screens]: { color: colour.muted, fontWeight: 500 } } });
export const mark = screenStyle({ ...small, color: colour.turf, fontWeight: 600 });
export const quota = screenStyle({ display: 'grid', gap: space.x1, paddingBottom: space.x3 });
