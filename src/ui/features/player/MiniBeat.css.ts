import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { MINI } from './mini.ts';

/** At the foot of the small picture; on a phone there is room for the button alone. */
export const ribbon = screenStyle({
  position: 'absolute',
  inset: `auto 0 ${MINI.board}px`,
  padding: '7px 124px 7px 12px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  background: tokens.board.ground,
  color: tokens.board.ink,
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 700,
  pointerEvents: 'none',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const again = screenStyle({
  position: 'absolute',
  zIndex: 1,
  display: 'inline-grid',
  right: '8px',
  bottom: `${MINI.board}px`,
  '@media': { [media.mobile]: { right: 'auto', left: '6px', top: '6px', bottom: 'auto' } },
});
