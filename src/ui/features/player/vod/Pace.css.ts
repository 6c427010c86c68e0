import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const pace = screenStyle({
  minWidth: tokens.touch,
  minHeight: tokens.touch,
  color: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 700,
});
