import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { board } from '../ScoreBoard.css.ts';

export const time = screenStyle({
  color: tokens.board.ink,
  selectors: {
    [`${board}[data-live] &`]: { color: tokens.board.live },
    [`${board} &[data-stale]`]: { color: tokens.board.muted },
  },
});
export const text = screenStyle({ display: 'grid', minWidth: 0 });
