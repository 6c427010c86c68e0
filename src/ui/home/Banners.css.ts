import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const block = screenStyle({ marginTop: tokens.space.x6 });
export const picture = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: tokens.radius.picture,
});
export const banner = screenStyle({ position: 'relative' });
/** On a background of its own, so that it is visible on any picture. */
export const close = screenStyle({
  position: 'absolute',
  top: 4,
  right: 4,
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  color: tokens.board.ink,
});
