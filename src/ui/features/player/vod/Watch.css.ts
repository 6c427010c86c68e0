import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../../theme/layers.css.ts';
import { media } from '../../../theme/media.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { board, space } = tokens;
const shade = 'rgb(5 11 8 / 88%)';
const fades = { transition: `opacity ${tokens.motion.calm} ${tokens.motion.ease}` } as const;

export const host = screenStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  background: '#000000',
  color: '#ffffff',
  // It has the focus for its keys, and is no control itself.
  outline: 'none',
  selectors: { '&[data-beside]': { right: 348 } },
  '@media': { [media.mobile]: { position: 'sticky', inset: 'auto', top: 0, zIndex: 6 } },
});
export const stage = screenStyle({
  position: 'relative',
  height: '100%',
  overflow: 'hidden',
  '@media': { [media.mobile]: { height: 'auto' } },
});
export const frame = screenStyle({
  position: 'absolute',
  inset: 0,
  '@media': { [media.mobile]: { position: 'relative', inset: 'auto', aspectRatio: '16 / 9' } },
});
globalStyle(`${frame} > video`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: '100%', objectFit: 'contain' } },
});
export const head = screenStyle({
  position: 'absolute',
  inset: '0 0 auto',
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 76,
  padding: `0 ${space.x6}`,
  background: shade,
  ...fades,
  selectors: { [`${host}[data-asleep] &:not(:focus-within)`]: { opacity: 0 } },
  '@media': { [media.mobile]: { minHeight: 0, padding: space.x1, background: 'none' } },
});
export const title = screenStyle({ display: 'grid', margin: 0, marginRight: 'auto', lineHeight: '20px', fontSize: 14 });
globalStyle(`${title} > span`, { '@layer': { [screens]: { color: board.muted, fontSize: '12.5px' } } });
export const controls = screenStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  padding: `${space.x2} ${space.x6} ${space.x3}`,
  background: shade,
  ...fades,
  selectors: { [`${host}[data-asleep] &:not(:focus-within)`]: { opacity: 0 } },
  '@media': { [media.mobile]: { position: 'static', padding: `0 ${space.x3}`, background: board.ground } },
});
export const row = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  '@media': { [media.mobile]: { gap: 0 } },
});
export const gap = screenStyle({ flex: 1 });
export const time = screenStyle({ display: 'inline-flex', gap: 6, paddingLeft: space.x2, whiteSpace: 'nowrap' });
export const nextButton = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: tokens.touch,
  padding: `0 ${space.x2}`,
  color: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
});
export const captions = screenStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 40,
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  margin: 0,
  padding: `0 ${space.x4}`,
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  textShadow: '0 1px 3px #000000',
  pointerEvents: 'none',
  selectors: { '&[data-lifted]': { bottom: 140 } },
  '@media': { [media.mobile]: { bottom: 96 } },
});
globalStyle(`${captions}[data-ground] > span`, {
  '@layer': { [screens]: { padding: '2px 12px', background: 'rgb(5 11 8 / 86%)', borderRadius: '3px' } },
});
const middle = {
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  '@media': { [media.mobile]: { top: '36%' } },
} as const;
export const state = screenStyle({
  ...middle,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  width: 'min(400px, 90%)',
  padding: space.x4,
  borderRadius: tokens.radius.control,
  background: shade,
  textAlign: 'center',
});
export const waiting = screenStyle({
  ...middle,
  display: 'grid',
  justifyItems: 'center',
  gap: space.x2,
  margin: 0,
  padding: space.x3,
  borderRadius: tokens.radius.control,
  background: shade,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const begin = screenStyle({
  ...middle,
  display: 'grid',
  placeItems: 'center',
  width: 72,
  height: 72,
  borderRadius: '50%',
  background: board.lit,
  color: '#10200a',
});
export const skip = screenStyle({
  position: 'absolute',
  left: space.x6,
  bottom: 136,
  minHeight: tokens.touch,
  padding: `0 ${space.x4}`,
  borderRadius: tokens.radius.control,
  background: '#f1f7ee',
  color: '#0b1411',
  fontWeight: 700,
  '@media': { [media.mobile]: { left: space.x3, bottom: 104 } },
});
export const stats = screenStyle({
  position: 'absolute',
  left: space.x6,
  top: 92,
  padding: space.x3,
  borderRadius: tokens.radius.control,
  background: shade,
  fontSize: 12.5,
  lineHeight: '18px',
});
globalStyle(`${stats} dl > div`, { '@layer': { [screens]: { display: 'flex', gap: '12px' } } });
globalStyle(`${stats} dt`, { '@layer': { [screens]: { width: '140px', color: board.muted } } });
globalStyle(`${stats} dd`, { '@layer': { [screens]: { margin: 0 } } });
export const next = screenStyle({
  position: 'absolute',
  right: space.x6,
  bottom: 136,
  width: 340,
  display: 'grid',
  gap: space.x3,
  padding: space.x4,
  borderRadius: tokens.radius.control,
  background: board.ground,
  color: board.ink,
  '@media': { [media.mobile]: { position: 'static', width: 'auto', borderRadius: 0 } },
});
export const nextText = screenStyle({ display: 'grid', gap: 2 });
globalStyle(`${nextText} > p`, {
  '@layer': { [screens]: { margin: 0, color: board.muted, fontSize: '12.5px' } },
});
export const count = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const nextActs = screenStyle({ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: space.x2 });
