import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const room = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  background: tokens.colour.ground,
  selectors: {
    '&[data-form="side"]': { background: '#000000' },
    '&[data-fullscreen]::before': {
      content: '',
      position: 'fixed',
      zIndex: 40,
      inset: 0,
      background: tokens.colour.ground,
    },
  },
});
/** Over the picture, and in full screen over the page. */
const over = { zIndex: 2, selectors: { [`${room}[data-fullscreen] &`]: { zIndex: 42 } } };
export const board = screenStyle({ position: 'relative', flex: 'none', ...over });
export const chat = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  ...over,
  background: tokens.colour.ground,
  selectors: {
    ...over.selectors,
    '&:is([data-as="band"], [data-as="flying"])': { background: 'none', pointerEvents: 'none' },
  },
});
export const age = screenStyle({
  flex: 'none',
  padding: '4px 12px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.gold,
});
