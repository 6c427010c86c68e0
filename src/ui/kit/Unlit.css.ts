import { partStyle } from '../theme/style.ts';
import { unlitGround } from '../theme/unlit.ts';

/** As wide as a digit. */
export const unlit = partStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  borderRadius: 2,
  background: unlitGround,
  touchAction: 'manipulation',
  userSelect: 'none',
  WebkitTouchCallout: 'none',
  selectors: {
    '&::before': { content: '0', visibility: 'hidden' },
    '&[data-wide]::before': { content: '00' },
    // A finger needs more than a digit.
    '&::after': { content: '', position: 'absolute', inset: -10 },
  },
});
