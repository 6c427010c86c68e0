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
export const inner = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: '10px',
  textAlign: 'center',
  maxWidth: '100%',
  '@media': { [media.mobile]: { gap: '6px' } },
});
export const head = screenStyle({ fontSize: '12.5px', lineHeight: '18px', fontWeight: 600, color: tokens.board.muted });
export const sentence = screenStyle({
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 800,
  '@media': { [media.mobile]: { fontSize: '16px', lineHeight: '22px' } },
});
export const fact = screenStyle({ fontSize: '12.5px', lineHeight: '18px', color: tokens.board.muted });
export const countdown = screenStyle({
  color: tokens.board.lit,
  fontSize: '72px',
  '@media': { [media.mobile]: { fontSize: '48px' } },
});
export const teams = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  maxWidth: '100%',
  fontSize: '16px',
  lineHeight: '22px',
  fontWeight: 700,
});
