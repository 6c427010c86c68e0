import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const line = screenStyle({
  position: 'relative',
  containerType: 'inline-size',
  height: '34px',
  background: tokens.board.ground,
  color: tokens.board.muted,
});
export const axis = screenStyle({
  position: 'absolute',
  left: '20px',
  right: '20px',
  top: '16px',
  height: '2px',
  background: tokens.board.line,
});
export const played = screenStyle({
  position: 'absolute',
  left: 0,
  top: 0,
  width: '100%',
  height: '2px',
  fill: tokens.board.ink,
});
export const goal = screenStyle({
  position: 'absolute',
  top: '-13px',
  transform: 'translateX(-50%)',
  display: 'flex',
  alignItems: 'center',
  gap: '4px',
  height: '28px',
  padding: '0 6px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  fontSize: '14px',
});
/** Where two marks would overlap, the minute is visible only in the list of events and to screen readers. */
export const tight = screenStyle({
  selectors: { [`${goal}[data-tight] &`]: { display: 'none' } },
  '@container': { '(max-width: 480px)': { selectors: { [`${goal}[data-near] &`]: { display: 'none' } } } },
});
