import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const form = screenStyle({
  display: 'grid',
  gap: 6,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const title = screenStyle({ color: tokens.board.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600 });
