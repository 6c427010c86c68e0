import { keyframes } from '@vanilla-extract/css';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, space } = tokens;

export const ribbon = screenStyle({
  display: 'flex',
  alignItems: 'center',
  height: 32,
  paddingLeft: space.x6,
  overflow: 'hidden',
  background: `${board.ground} radial-gradient(circle, #ffffff0d 0.8px, #0000 1px) 0 0 / 4px 4px`,
  color: board.ink,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { paddingLeft: space.x4 } },
  // For viewers who have closed lines before, hidden until it is known which lines are new.
  selectors: { 'html[data-closed~="ribbon"] &[data-painted]': { display: 'none' } },
});
export const window = screenStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  maskImage: 'linear-gradient(90deg, #000 92%, #0000)',
  // Without animation, the lines are scrolled by hand.
  '@media': { [media.still]: { overflowX: 'auto', scrollbarWidth: 'none' } },
});
const pass = keyframes({ '0%, 12%': { transform: 'none' }, '100%': { transform: 'translateX(-100%)' } });
export const run = screenStyle({
  display: 'inline-flex',
  gap: space.x12,
  paddingRight: space.x12,
  whiteSpace: 'nowrap',
  animation: `${pass} 48s linear infinite`,
  selectors: { '&[data-paused="true"], &:hover, &:focus-within': { animationPlayState: 'paused' } },
  '@media': { [media.still]: { animation: 'none' } },
});
/** 24 px high at least, so that a finger can press it (WCAG 2.5.8). */
export const link = screenStyle({
  display: 'inline-block',
  lineHeight: '28px',
  selectors: { '&:focus-visible': { outlineOffset: -2 } },
});
export const lit = screenStyle({ color: board.lit, fontWeight: 700 });
