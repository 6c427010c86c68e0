import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const labelled = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `0 ${space.x3} ${space.x2}`,
  color: colour.muted,
  fontSize: 12.5,
  fontWeight: 600,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} 10px` } },
});
