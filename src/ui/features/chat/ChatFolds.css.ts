import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const row = screenStyle({
  padding: '4px 12px',
  color: tokens.colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const show = screenStyle({
  fontWeight: 700,
  color: tokens.colour.accent,
  padding: '4px 6px',
  margin: '-4px 0',
});
