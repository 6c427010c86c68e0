import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board, space, radius } = tokens;

export const scores = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  overflow: 'hidden',
  borderRadius: radius.board,
  background: board.ground,
  color: board.ink,
  fontSize: 15,
  lineHeight: '22px',
});
export const sides = screenStyle({ display: 'grid', minWidth: 0 });
export const side = screenStyle({
  display: 'grid',
  gridTemplateColumns: '4px 24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  paddingRight: space.x4,
  fontWeight: 700,
  selectors: { '& + &': { borderTop: `1px solid ${board.line}` } },
});
export const edge = screenStyle({ width: 4, height: '100%' });
export const stub = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  minWidth: 124,
  padding: space.x3,
  borderLeft: `1px solid ${board.line}`,
});
