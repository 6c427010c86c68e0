import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const frame = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
});
export const log = screenStyle({
  flex: 1,
  minWidth: 0,
  overflowX: 'hidden',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  // Scroll anchoring is done in code: the browsers' own differs, and would correct twice.
  overflowAnchor: 'none',
  scrollbarWidth: 'thin',
});
export const rows = screenStyle({
  padding: '8px 0',
});
/** A row of its own for the pill, so that it covers no text. */
export const lane = screenStyle({ flex: 'none', display: 'grid', placeItems: 'center', height: '54px' });
export const pill = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '6px',
  height: '36px',
  padding: '0 14px',
  borderRadius: '18px',
  background: tokens.colour.ink,
  color: tokens.colour.ground,
  fontSize: '12.5px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  boxShadow: '0 4px 16px rgb(0 0 0 / 40%)',
});
export const older = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '8px',
  flex: 'none',
  minHeight: '40px',
  fontSize: '12.5px',
  color: tokens.colour.muted,
});
export const none = screenStyle({ padding: '0 16px' });
export const skeleton = screenStyle({ padding: '6px 16px' });
