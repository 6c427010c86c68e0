import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, board, space } = tokens;

export const best = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 14,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${colour.line}`,
  borderBottom: `1px solid ${colour.line}`,
});
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const did = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const rating = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minWidth: 52,
  height: 34,
  padding: `0 ${space.x2}`,
  borderRadius: tokens.radius.board,
  background: board.ground,
  color: board.lit,
});
