import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const scoreTile = partStyle({
  display: 'inline-grid',
  gridAutoFlow: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 58,
  height: 28,
  padding: '0 8px',
  borderRadius: tokens.radius.board,
  background: tokens.colour.boardInList,
  color: tokens.board.lit,
  boxShadow: 'inset 0 -1px 0 #ffffff1f',
  font: `800 20px/1 ${tokens.font.figures}`,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '.012em',
});

export const dash = partStyle({ fontStyle: 'normal', fontSize: 14, color: tokens.board.muted });
