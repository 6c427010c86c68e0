import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const poster = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: tokens.board.ground,
  color: tokens.board.ink,
  overflow: 'hidden',
});
export const still = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const teams = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  padding: '12px',
  fontSize: '20px',
  lineHeight: '28px',
  textAlign: 'center',
});
