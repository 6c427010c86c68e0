import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** As wide as a digit, and dotted; always the dark of a board. */
export const unlit = partStyle({
  position: 'relative',
  zIndex: 1,
  display: 'inline-block',
  borderRadius: 2,
  background: `radial-gradient(#ffffff3d 1px, #0000 1.3px) 0 0 / 5px 5px ${tokens.colour.boardInList}`,
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
