import { screenStyle } from '../../theme/style.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { space } = tokens;

export const seasons = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  padding: `${space.x3} ${space.x6} 0`,
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} 0` } },
});
