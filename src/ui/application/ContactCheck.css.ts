import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const proven = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minHeight: 32,
  color: tokens.colour.turf,
  fontWeight: 600,
});
export const card = screenStyle({
  maxWidth: 440,
  padding: tokens.space.x4,
  background: tokens.colour.surface,
  borderRadius: tokens.radius.picture,
});
