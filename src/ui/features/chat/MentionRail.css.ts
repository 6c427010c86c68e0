import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const rail = screenStyle({
  display: 'flex',
  gap: '6px',
  paddingBottom: '8px',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const name = screenStyle({
  flex: 'none',
  height: '36px',
  padding: '0 12px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  color: tokens.colour.ink2,
  fontSize: '12.5px',
  fontWeight: 600,
  selectors: {
    '&[aria-selected="true"]': { background: tokens.colour.ink, color: tokens.colour.ground },
  },
});
