import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const both = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 240px',
  alignItems: 'center',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const list = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const stand = screenStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 52,
  borderTop: `1px solid ${colour.line}`,
});
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 3,
  background: colour.raised,
  fontSize: 12.5,
  fontWeight: 800,
});
export const name = screenStyle({ fontWeight: 600 });
export const side = screenStyle({
  display: 'block',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '17px',
  fontWeight: 600,
});
