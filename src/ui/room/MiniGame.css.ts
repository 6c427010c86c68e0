import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** The clock and the buttons stand beside the game: the place is wide and, on a phone, low. */
export const mini = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 72px',
  background: tokens.board.ground,
  color: tokens.board.ink,
});
export const stage = screenStyle({ position: 'relative', minWidth: 0, minHeight: 0, overflow: 'auto' });
export const side = screenStyle({
  display: 'grid',
  alignContent: 'space-between',
  justifyItems: 'center',
  minHeight: 0,
  padding: '8px 0',
  // On a phone the way to other rooms stands in this corner.
  '@media': { [media.mobile]: { padding: '48px 0 0' } },
  borderLeft: `1px solid ${tokens.board.line}`,
});
export const countdown = screenStyle({ color: tokens.board.lit, fontSize: '18px' });
