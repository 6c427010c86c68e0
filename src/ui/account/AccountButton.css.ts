import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const account = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  minHeight: 40,
  marginLeft: tokens.space.x2,
  borderRadius: tokens.radius.control,
});
export const name = screenStyle({
  maxWidth: 120,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
