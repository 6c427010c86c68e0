import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const lead = partStyle({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  // Aligned with the text of the buttons beside it.
  padding: '0 12px',
  whiteSpace: 'nowrap',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  // Above the ticket's pressable area.
  position: 'relative',
  zIndex: 1,
});
