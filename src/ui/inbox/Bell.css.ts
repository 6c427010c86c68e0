import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const count = screenStyle({
  position: 'absolute',
  top: 3,
  right: 2,
  minWidth: 18,
  height: 18,
  padding: '0 4px',
  borderRadius: 9,
  background: tokens.colour.accent,
  color: tokens.colour.onAccent,
  fontSize: 11,
  lineHeight: '18px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});
export const dot = screenStyle({
  position: 'absolute',
  top: 8,
  right: 8,
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: tokens.colour.accent,
});
