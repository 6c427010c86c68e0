import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const column = screenStyle({
  gridArea: '2 / 2',
  width: 120,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderLeft: `1px solid ${colour.line}`,
  background: colour.ground,
});
export const list = screenStyle({
  display: 'grid',
  gap: space.x2,
  margin: 0,
  padding: `${space.x2} 0 ${space.x2} ${space.x2}`,
  listStyle: 'none',
});
export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr)',
  alignItems: 'end',
  gap: 2,
  width: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.ink,
  cursor: 'pointer',
});
/** Two pages side by side, or one of the same width as one of two. */
export const leaves = screenStyle({
  display: 'flex',
  justifyContent: 'center',
  gap: 1,
  padding: 2,
  border: '2px solid transparent',
  borderRadius: tokens.radius.board,
  selectors: {
    '&[data-rtl]': { flexDirection: 'row-reverse' },
    [`${entry}[data-passed] &`]: { opacity: 0.55 },
    [`${entry}[aria-current] &`]: { borderColor: colour.accent, opacity: 1 },
    [`${entry}:hover &`]: { opacity: 1 },
  },
});
export const leaf = screenStyle({ display: 'block', width: 39, height: 'auto', outline: `1px solid ${colour.line}` });
