import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const list = screenStyle({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '80px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 72,
  padding: `${space.x2} 0`,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
});
export const picture = screenStyle({ display: 'grid', placeItems: 'center start', width: 80, height: 45 });
export const still = screenStyle({
  maxWidth: '100%',
  maxHeight: 45,
  objectFit: 'cover',
  borderRadius: tokens.radius.picture,
});
export const text = screenStyle({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const name = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 24,
  fontWeight: 700,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const meta = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
