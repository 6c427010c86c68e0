import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const card = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  padding: '12px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  overflow: 'hidden',
});
export const still = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  opacity: 0.12,
});
export const inner = screenStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  gap: '10px',
  textAlign: 'center',
  maxWidth: '100%',
  '@media': { [media.mobile]: { gap: '6px' } },
});
export const head = screenStyle({ fontSize: '14px', lineHeight: '20px', fontWeight: 600 });
export const sign = screenStyle({ color: tokens.colour.gold, lineHeight: 0 });
export const sentence = screenStyle({
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 800,
  textWrap: 'balance',
  '@media': { [media.mobile]: { fontSize: '16px', lineHeight: '22px' } },
});
export const fact = screenStyle({
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.board.muted,
  textWrap: 'balance',
});
export const countdown = screenStyle({
  color: tokens.board.lit,
  fontSize: '72px',
  '@media': { [media.mobile]: { fontSize: '48px' } },
});
export const final = screenStyle({
  fontSize: '50px',
  '@media': { [media.mobile]: { fontSize: '34px' } },
});
globalStyle(`${final} [data-lost]`, { '@layer': { [screens]: { color: tokens.board.muted } } });
export const scorers = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0 24px',
  fontSize: '12.5px',
  lineHeight: '18px',
});
export const next = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  maxWidth: '100%',
  textAlign: 'left',
});
export const nextMatch = screenStyle({ display: 'grid', minWidth: 0, marginRight: '8px' });
export const nextName = screenStyle({ fontSize: '12.5px', lineHeight: '16px', overflowWrap: 'anywhere' });
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '8px' });
