import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const card = screenStyle({
  display: 'grid',
  gap: space.x2,
  padding: space.x4,
  borderRadius: tokens.radius.control,
  background: colour.surface,
  boxShadow: `inset 3px 0 0 ${colour.gold}`,
});
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const sides = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.x4,
  marginTop: space.x2,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = screenStyle({ display: 'grid', alignContent: 'start', justifyItems: 'start', gap: space.x1 });
export const said = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
  marginBottom: space.x2,
  color: colour.ink2,
  overflowWrap: 'anywhere',
});
