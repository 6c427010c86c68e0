import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const lead = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  // Above the stretched target of a ticket.
  position: 'relative',
  zIndex: 1,
});
export const choice = partStyle({
  height: 32,
  minWidth: 0,
  padding: `0 ${space.x2}`,
  borderRadius: tokens.radius.control,
  border: `1px solid ${colour.edge}`,
  background: colour.ground,
  color: colour.ink,
  font: 'inherit',
  fontWeight: 600,
});
