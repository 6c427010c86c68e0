import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const source = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  paddingTop: tokens.space.x3,
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
