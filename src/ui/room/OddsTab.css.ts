import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const inset = screenStyle({
  maxWidth: 560,
  padding: '14px 20px',
  '@media': { [media.mobile]: { padding: `14px ${tokens.space.x4}` } },
});
