import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const page = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: tokens.space.x4,
  maxWidth: 560,
  margin: '0 auto',
  padding: `${tokens.space.x8} ${tokens.space.x4}`,
  width: '100%',
});
export const title = screenStyle({ fontSize: 28, lineHeight: '34px', fontWeight: 800 });
export const waiting = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  minHeight: 76,
  color: tokens.colour.accent,
});
export const words = screenStyle({ color: tokens.colour.ink2 });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
