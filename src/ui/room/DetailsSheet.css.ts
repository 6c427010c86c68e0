import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const line = screenStyle({ marginTop: '16px' });
export const facts = screenStyle({ display: 'grid', gap: '8px', padding: '16px 28px', color: tokens.colour.ink2 });
export const marks = screenStyle({ display: 'flex', minHeight: tokens.touch });
export const actions = screenStyle({ display: 'grid', gap: '16px', padding: '0 28px 24px' });
/** The choices stand on the colours of the board, as in the controls. */
export const flying = screenStyle({
  padding: '0 12px 12px',
  borderRadius: tokens.radius.control,
  background: tokens.board.ground,
  color: tokens.board.ink,
});
