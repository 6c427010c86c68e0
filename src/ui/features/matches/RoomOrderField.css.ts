import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

export const field = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `0 ${space.x2} 0 ${space.x3}`,
  borderRadius: radius.control,
  color: colour.ink2,
  background: colour.raised,
});
export const select = partStyle({
  height: 44,
  border: 0,
  padding: 0,
  borderRadius: radius.control,
  background: colour.raised,
  color: colour.ink,
  font: 'inherit',
  fontSize: 14,
  fontWeight: 600,
});
