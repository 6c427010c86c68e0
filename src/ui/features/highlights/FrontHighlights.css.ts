import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const pair = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: tokens.space.x4,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
