import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const gutter = screenStyle({
  zIndex: 43,
  alignItems: 'center',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  gap: '8px',
  selectors: { '&[data-alone]': { justifyContent: 'center', background: tokens.board.ground } },
});
export const space = screenStyle({ flex: 1 });
export const write = screenStyle({ borderRadius: tokens.radius.control, background: tokens.board.raised });
