import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const ask = screenStyle({
  display: 'grid',
  gap: tokens.space.x4,
  width: '100%',
  padding: tokens.space.x4,
  borderRadius: tokens.radius.control,
  background: tokens.colour.surface,
});
export const form = screenStyle({ display: 'grid', gap: tokens.space.x4 });
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const fact = screenStyle({ color: tokens.colour.ink2, fontSize: 12.5, lineHeight: '18px' });
export const methods = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: tokens.space.x2 });
