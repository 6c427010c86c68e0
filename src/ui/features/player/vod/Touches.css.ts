import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const shade = 'rgb(5 11 8 / 72%)';
const appears = keyframes({ from: { opacity: 0, transform: 'scale(.9)' } });

export const touches = screenStyle({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
});
export const jump = screenStyle({
  position: 'absolute',
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  width: '38%',
  background: shade,
  color: '#ffffff',
  animation: `${appears} ${tokens.motion.calm} ${tokens.motion.ease}`,
  selectors: {
    '&[data-side="left"]': { left: 0, borderRadius: '0 50% 50% 0' },
    '&[data-side="right"]': { right: 0, borderRadius: '50% 0 0 50%' },
  },
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});
export const fast = screenStyle({
  position: 'absolute',
  top: 12,
  left: '50%',
  padding: '4px 12px',
  borderRadius: tokens.radius.control,
  transform: 'translateX(-50%)',
  background: shade,
  color: '#ffffff',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
});
