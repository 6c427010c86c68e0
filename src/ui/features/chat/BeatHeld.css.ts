import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Over the log, which can be read again in a moment. */
export const cover = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: '12px',
  padding: '16px',
  background: tokens.colour.ground,
  textAlign: 'center',
  pointerEvents: 'none',
});
export const count = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  fontSize: '28px',
  fontWeight: 700,
});
export const why = screenStyle({ color: tokens.colour.muted, fontSize: '12.5px', fontWeight: 600 });
