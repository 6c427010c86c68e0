import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const state = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  padding: '8px 16px 0',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.gold,
});
