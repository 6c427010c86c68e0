import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { pitchColours } from './pitchColours.ts';

const { board, radius } = tokens;

/** It lies where there is space, and stands upright on a phone. Night in both themes. */
export const pitch = screenStyle({
  position: 'relative',
  display: 'flex',
  height: 500,
  padding: '0 10px',
  borderRadius: radius.picture,
  overflow: 'hidden',
  background: pitchColours.grass,
  '@media': {
    [media.half]: { height: 440 },
    [media.mobile]: { flexDirection: 'column', height: 700, padding: '4px 0' },
  },
});
export const lines = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  selectors: { '&[data-way="upright"]': { display: 'none' } },
  '@media': {
    [media.mobile]: {
      selectors: { '&[data-way="upright"]': { display: 'block' }, '&[data-way="lying"]': { display: 'none' } },
    },
  },
});
export const stripe = screenStyle({ fill: pitchColours.stripe });
export const line = screenStyle({
  fill: 'none',
  stroke: pitchColours.line,
  strokeOpacity: 0.55,
  strokeWidth: 1.5,
  vectorEffect: 'non-scaling-stroke',
});
/** Half of the pitch; rows from the own goal on. The away side attacks the other way. */
export const side = screenStyle({
  position: 'relative',
  flex: '1 1 0',
  display: 'flex',
  minWidth: 0,
  minHeight: 0,
  vars: { '--ahead': '8px' },
  selectors: { '&[data-side="away"]': { flexDirection: 'row-reverse', vars: { '--ahead': '-8px' } } },
  '@media': {
    [media.mobile]: {
      flexDirection: 'column',
      selectors: { '&[data-side="away"]': { flexDirection: 'column-reverse' } },
    },
  },
});
export const row = screenStyle({ flex: '1 1 0', minWidth: 0, minHeight: 0 });
/** From the attacker's left to the right: downwards for home, upwards for away; on a phone the other way round across. */
export const players = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'space-around',
  height: '100%',
  selectors: { '[data-side="away"] &': { flexDirection: 'column-reverse' } },
  '@media': {
    [media.mobile]: {
      flexDirection: 'row-reverse',
      selectors: { '[data-side="away"] &': { flexDirection: 'row' } },
    },
  },
});
export const token = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: 3,
  width: '100%',
  minWidth: 0,
  textAlign: 'center',
  '@media': { [media.mobile]: { flex: '1 1 0', width: 'auto' } },
});
// Whoever plays at the side stands a little ahead of the middle, but for the last row.
globalStyle(`${row}:not(:first-child, :last-child) ${token}:is(:first-child, :last-child):not(:only-child)`, {
  '@layer': {
    [screens]: { translate: 'var(--ahead) 0', '@media': { [media.mobile]: { translate: '0 var(--ahead)' } } },
  },
});
export const shirt = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 34,
  height: 30,
  borderRadius: radius.board,
  background: board.ground,
  color: board.ink,
});
export const edge = screenStyle({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: 0,
  height: 3,
  borderRadius: '0 0 3px 3px',
  overflow: 'hidden',
});
/** Two lines, so that a name is not cut where its row is narrow; each line has its own ground. */
export const name = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  maxWidth: '100%',
  overflow: 'hidden',
  color: '#ffffff',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
  textWrap: 'balance',
});
globalStyle(`${name} > *`, {
  '@layer': {
    [screens]: {
      padding: '1px 4px',
      borderRadius: radius.board,
      background: '#06130dcc',
      boxDecorationBreak: 'clone',
      WebkitBoxDecorationBreak: 'clone',
    },
  },
});
// All of a player is the way to their page.
globalStyle(`${name} > a::after`, {
  '@layer': { [screens]: { content: '', position: 'absolute', inset: '-6px 0 0' } },
});
export const rating = screenStyle({
  position: 'absolute',
  left: 26,
  top: -7,
  padding: '0 4px',
  borderRadius: radius.board,
  background: '#dfe8e2',
  color: '#0b1512',
  fontSize: 11,
  lineHeight: '15px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-best]': { background: board.lit } },
});
export const marks = screenStyle({ position: 'absolute', right: 27, top: -6 });
globalStyle(`${marks} > span`, { '@layer': { [screens]: { flexDirection: 'column', gap: 2 } } });
export const captain = screenStyle({
  position: 'absolute',
  left: 29,
  bottom: -1,
  width: 14,
  borderRadius: radius.board,
  background: board.ground,
  color: board.ink,
  boxShadow: `inset 0 0 0 1px ${board.muted}`,
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 800,
});
