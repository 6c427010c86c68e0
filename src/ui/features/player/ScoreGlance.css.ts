import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const light = keyframes({ from: { opacity: 0.85 }, to: { opacity: 0 } });

/** On the board's own ground, whatever the picture below it shows. */
export const glance = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minHeight: tokens.touch,
  padding: `0 ${tokens.space.x3}`,
  borderRadius: tokens.radius.board,
  background: tokens.board.ground,
  color: tokens.board.ink,
  whiteSpace: 'nowrap',
});
export const minute = screenStyle({ color: tokens.colour.live, fontWeight: 700, fontSize: 13, lineHeight: '18px' });
/** One beat of light at a goal. */
export const beat = screenStyle({
  position: 'absolute',
  inset: 0,
  borderRadius: tokens.radius.board,
  background: tokens.board.lit,
  opacity: 0,
  pointerEvents: 'none',
  animation: `${light} 900ms ${tokens.motion.ease} both`,
});
