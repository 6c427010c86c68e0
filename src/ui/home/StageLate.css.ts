import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';

export const front = screenStyle({
  position: 'absolute',
  left: 0,
  right: 0,
  bottom: -1,
  zIndex: 1,
  pointerEvents: 'none',
  '@media': { [media.mobile]: { bottom: 'auto', top: 180 } },
});
/** Over the still of the hero: its button alone takes presses. */
export const moving = screenStyle({
  position: 'absolute',
  inset: 0,
  pointerEvents: 'none',
  vars: { '--picture-at': '50% 40%' },
  '@media': { [media.mobile]: { bottom: 'auto', height: 232 } },
});
