import { keyframes } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const run = keyframes({ '0%, 12%': { clipPath: 'inset(0 50%)' }, '40%': { clipPath: 'inset(0 0)' } });

/** Over the scoreboard, whose figures turn meanwhile. */
export const led = partStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  background: `radial-gradient(circle, rgb(255 255 255 / 9%) 1.5px, transparent 1.9px) 1px 1px / 6px 6px ${tokens.board.ground}`,
  pointerEvents: 'none',
  '@media': { [media.still]: { display: 'none' } },
});
export const word = partStyle({
  height: '78%',
  maxWidth: '90%',
  fill: tokens.board.lit,
  animation: `${run} 1s ${tokens.motion.ease} both`,
});
/** Reduced motion: the team's colour beside the figures that have changed. */
export const edge = partStyle({
  position: 'absolute',
  insetBlock: 0,
  zIndex: 1,
  display: 'none',
  width: '14px',
  pointerEvents: 'none',
  selectors: { '&[data-side="home"]': { left: 0 }, '&[data-side="away"]': { right: 0 } },
  '@media': { [media.still]: { display: 'block' } },
});
