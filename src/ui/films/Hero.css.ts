import { globalStyle, styleVariants } from '@vanilla-extract/css';
import { filmInks } from '#domain/films/filmArt.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, space } = tokens;
const faint = 'rgb(255 255 255 / 82%)';
const onWide = { '@media': { [media.mobile]: { display: 'none' } } } as const;
/** Of the poster in the middle on a phone, in CSS pixels. */
const POSTER = 240;

/** Words stand on flat ink; the picture begins beside them. */
export const hero = screenStyle({
  position: 'relative',
  height: 400,
  // It begins where the head of the area ends.
  marginTop: `calc(-1 * ${space.x6})`,
  overflow: 'hidden',
  color: '#ffffff',
  '@media': { [media.half]: { height: 360 }, [media.mobile]: { height: 468 } },
});
/** By the pair of inks: a painted page has no styles of its own on an element. */
export const ink = styleVariants(Object.fromEntries(filmInks.map(({ dark }, pair) => [pair, { background: dark }])));
export const picture = screenStyle({
  position: 'absolute',
  inset: '0 0 0 auto',
  width: '64%',
  height: '100%',
  objectFit: 'cover',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const words = screenStyle({
  position: 'absolute',
  left: space.x6,
  top: 44,
  display: 'grid',
  gap: space.x2,
  width: `min(440px, calc(36% - ${space.x8}))`,
  '@media': {
    [media.half]: { top: 24 },
    [media.mobile]: { inset: `auto 0 20px`, width: 'auto', justifyItems: 'center' },
  },
});
globalStyle(`${words} > p`, { '@layer': { [screens]: { margin: 0 } } });
export const over = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  color: faint,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  ...onWide,
});
export const title = screenStyle({
  margin: 0,
  fontSize: 40,
  lineHeight: '46px',
  fontWeight: 800,
  letterSpacing: '-0.025em',
  '@media': {
    [media.half]: { fontSize: 28, lineHeight: '34px' },
    // The poster says it.
    [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const facts = screenStyle({ fontSize: 14, lineHeight: '20px', fontWeight: 600, ...onWide });
export const tagline = screenStyle({ color: faint, fontSize: 14, lineHeight: '22px', ...onWide });
export const acts = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  marginTop: space.x2,
  '@media': { [media.mobile]: { margin: 0 } },
});
globalStyle(`${acts} > button, ${acts} > a:not(:first-child)`, {
  '@layer': {
    [screens]: { borderRadius: tokens.radius.control, background: 'rgb(255 255 255 / 16%)', color: '#ffffff' },
  },
});
export const info = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  '@media': { [media.mobile]: { width: tokens.touch, height: tokens.touch } },
});
export const place = screenStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'block', position: 'absolute', right: 16, color: faint } },
});
export const source = screenStyle({ color: faint, fontSize: 11, lineHeight: '16px', fontWeight: 600, ...onWide });
export const lobby = screenStyle({
  position: 'absolute',
  right: space.x6,
  top: space.x6,
  display: 'grid',
  gap: space.x3,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.half]: { top: space.x3, gap: space.x2 }, [media.mobile]: { display: 'none' } },
});
export const card = screenStyle({
  position: 'relative',
  display: 'block',
  width: 132,
  height: 79,
  padding: 5,
  borderRadius: 2,
  background: '#f1e7d2',
  selectors: { '&[aria-pressed="true"]': { boxShadow: `0 0 0 3px ${board.lit}` } },
});
globalStyle(`${card} > img`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
});
globalStyle(`${card} > :first-child`, {
  '@layer': {
    [screens]: {
      position: 'absolute',
      left: '-28px',
      top: '26px',
      padding: '2px 4px',
      borderRadius: '2px',
      background: board.ground,
      color: board.muted,
    },
  },
});
globalStyle(`${card}[aria-pressed="true"] > :first-child`, { '@layer': { [screens]: { color: board.lit } } });
export const posters = screenStyle({
  display: 'none',
  '@media': {
    [media.mobile]: {
      position: 'relative',
      display: 'flex',
      gap: space.x4,
      height: 392,
      margin: 0,
      padding: `20px calc(50% - ${POSTER / 2}px)`,
      overflowX: 'auto',
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
      listStyle: 'none',
    },
  },
});
export const posterPlace = screenStyle({
  flex: 'none',
  width: POSTER,
  scrollSnapAlign: 'center',
  transition: `filter ${tokens.motion.calm} ${tokens.motion.ease}`,
  filter: 'brightness(.55)',
  selectors: { '&[data-on]': { filter: 'none' } },
});
