import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;

export const card = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr)',
  gap: space.x3,
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: colour.surface,
});
export const picture = partStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const text = partStyle({
  display: 'grid',
  gap: 2,
  minWidth: 0,
  padding: `${space.x3} ${space.x3} ${space.x3} 0`,
});
export const title = partStyle({
  color: colour.ink,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 700,
  overflowWrap: 'anywhere',
});
export const stretched = partStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });
export const fact = partStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', overflowWrap: 'anywhere' });
