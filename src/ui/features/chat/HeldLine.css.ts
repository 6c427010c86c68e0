import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const held = screenStyle({
  flex: 'none',
  padding: '2px 16px',
  color: tokens.colour.muted,
  fontSize: '12px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
