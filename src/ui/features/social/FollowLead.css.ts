import { choiceLook } from '../../kit/choiceLook.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board } = tokens;

export const lead = partStyle({
  ...choiceLook,
  fontSize: 13.5,
  selectors: {
    '&[data-on="board"]': { border: `1px solid ${board.muted}`, background: board.raised, color: board.lit },
  },
});
