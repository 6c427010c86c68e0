import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { tile } from './LiveTile.css.ts';

const { board, space } = tokens;
const row = (display: string) => ({
  selectors: { [`${tile}[data-look="row"] &`]: { display } },
  '@media': { [media.mobile]: { selectors: { [`${tile}[data-look="tile"] &`]: { display } } } },
});

export const inRow = screenStyle({ display: 'none', ...row('flex') });
export const inTile = screenStyle({ ...row('none') });
export const besideInRow = screenStyle({ display: 'none', alignItems: 'center', gap: 6, ...row('inline-flex') });
export const value = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: space.x2, color: board.lit });
export const word = screenStyle({ fontSize: 12.5, fontWeight: 700 });
/** Less than the score beside it. */
export const inside = screenStyle({ color: board.muted });
