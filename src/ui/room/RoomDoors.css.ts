import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** It takes no press beside its buttons. */
export const doors = screenStyle({
  position: 'fixed',
  zIndex: 2,
  display: 'flex',
  justifyContent: 'space-between',
  padding: 4,
  pointerEvents: 'none',
  selectors: { '&[data-over]': { zIndex: 42 } },
});
export const door = screenStyle({
  display: 'flex',
  pointerEvents: 'auto',
  borderRadius: tokens.radius.control,
  background: '#06100cb0',
  color: '#ffffff',
});
/** Over the video, under what is pressed. */
export const sky = screenStyle({ position: 'fixed', zIndex: 2, inset: 0, pointerEvents: 'none' });
