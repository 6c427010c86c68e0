import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const strip = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 60,
  padding: `${space.x2} ${space.x6}`,
  background: colour.hover,
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4}` } },
});
export const when = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: colour.live,
  fontSize: 12.5,
  fontWeight: 700,
});
export const who = screenStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
});
