import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, board, space } = tokens;

export const landing = screenStyle({
  display: 'grid',
  gap: space.x8,
  marginTop: space.x6,
  '@media': { [media.mobile]: { marginTop: 0, gap: space.x6 } },
});
/** The board is dark in both themes; the introduction is on it. */
export const hero = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x4,
  padding: `${space.x8} ${space.x8} ${space.x6}`,
  background: board.ground,
  color: board.ink,
  borderRadius: tokens.radius.picture,
  boxShadow: `inset 4px 0 0 ${board.lit}`,
  '@media': {
    [media.mobile]: {
      margin: `0 calc(-1 * ${space.x4})`,
      padding: `${space.x6} ${space.x4}`,
      borderRadius: 0,
    },
  },
});
export const lead = screenStyle({
  maxWidth: 560,
  fontSize: 28,
  lineHeight: '38px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: 22, lineHeight: '30px' } },
});
export const fact = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
globalStyle(`${hero} > ${fact}`, { '@layer': { [screens]: { color: board.muted } } });
export const heading = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
export const benefits = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: space.x8,
  marginTop: space.x2,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const benefit = screenStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr)',
  alignContent: 'start',
  padding: `${space.x3} 0`,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
});
globalStyle(`${benefit} > svg`, { '@layer': { [screens]: { gridRow: '1 / 3', color: colour.accent, marginTop: 2 } } });
globalStyle(`${benefit} > span`, { '@layer': { [screens]: { color: colour.ink2 } } });
export const positions = screenStyle({ display: 'grid', marginTop: space.x2 });
export const position = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 160px) minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});
globalStyle(`${position} > span:nth-child(2)`, {
  '@layer': {
    [screens]: {
      color: colour.ink2,
      '@media': { [media.mobile]: { gridRow: 2, gridColumn: '1 / 3', marginTop: '-10px', paddingBottom: '8px' } },
    },
  },
});
export const openings = screenStyle({ color: colour.accent, fontWeight: 700 });
export const needs = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.x2} ${space.x8}`,
  marginTop: space.x2,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const need = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x3, minHeight: 32 });
globalStyle(`${need} > svg`, { '@layer': { [screens]: { color: colour.muted } } });
export const question = screenStyle({ boxShadow: `inset 0 -1px 0 ${colour.line}` });
globalStyle(`${question} > summary`, {
  '@layer': {
    [screens]: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: space.x3,
      minHeight: 48,
      fontWeight: 600,
      cursor: 'pointer',
      listStyle: 'none',
    },
  },
});
globalStyle(`${question}[open] > summary > svg`, { '@layer': { [screens]: { transform: 'rotate(180deg)' } } });
globalStyle(`${question} > p`, {
  '@layer': { [screens]: { maxWidth: 640, padding: `0 0 ${space.x4}`, color: colour.ink2 } },
});
