import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, board } = tokens;

/** A bare icon that is pressed on and off, gold while it is on; on a board (`data-on="board"`) in the board's colours. */
export const markButton = partStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.touch,
  height: tokens.touch,
  border: 0,
  borderRadius: tokens.radius.control,
  background: 'none',
  color: colour.muted,
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { color: colour.gold },
    '&:hover': { background: colour.hover },
    '&[data-on="board"]': { color: board.muted },
    '&[data-on="board"][aria-pressed="true"]': { color: board.lit },
    '&[data-on="board"]:hover': { background: board.raised },
  },
});
