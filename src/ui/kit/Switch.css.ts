import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const switchLabel = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 10,
  minHeight: tokens.touch,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});
export const knob = partStyle({
  position: 'relative',
  flex: 'none',
  width: 32,
  height: 18,
  borderRadius: 9,
  background: tokens.colour.raised,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  transition: `background ${tokens.motion.quick}`,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      top: 3,
      left: 3,
      width: 12,
      height: 12,
      borderRadius: '50%',
      background: tokens.colour.edge,
      transition: `transform ${tokens.motion.quick} ${tokens.motion.ease}`,
    },
    ':disabled > &': { opacity: 0.5 },
    '&[data-on]': { background: tokens.colour.accent, boxShadow: 'none' },
    '&[data-on]::after': { transform: 'translateX(14px)', background: tokens.colour.onAccent },
  },
});
