import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const quiet = screenStyle({
  position: 'absolute',
  left: '50%',
  top: '50%',
  transform: 'translate(-50%, -50%)',
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  padding: '8px 14px',
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  color: tokens.board.ink,
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
});
export const card = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '8px',
  padding: '12px 16px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  textAlign: 'center',
});
/** The controls stay visible while only the sound plays, so their height is left free. */
export const listening = screenStyle({ paddingBottom: 76 });
export const sentence = screenStyle({ fontSize: '16px', lineHeight: '22px', fontWeight: 700 });
export const fact = screenStyle({ fontSize: '12.5px', lineHeight: '18px', color: tokens.board.muted });
