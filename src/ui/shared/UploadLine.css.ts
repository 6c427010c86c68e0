import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const uploadLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x3,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const how = screenStyle({ width: 160 });
