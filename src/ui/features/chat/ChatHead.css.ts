import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  flex: 'none',
  height: '48px',
  padding: '0 16px',
  borderBottom: `1px solid ${tokens.colour.line}`,
});
export const title = screenStyle({ fontWeight: 700 });
export const online = screenStyle({
  fontSize: '12.5px',
  fontWeight: 600,
  color: tokens.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
const passing = keyframes({ '0%, 80%': { opacity: 1 }, '100%': { opacity: 0 } });
/** The newest viewer's name fades after some seconds; its space stays, so that nothing moves. */
export const joined = screenStyle({
  flex: 1,
  fontSize: '12.5px',
  color: tokens.colour.muted,
  animation: `${passing} 5s forwards`,
});
export const filter = screenStyle({
  flex: 'none',
  marginLeft: 'auto',
  whiteSpace: 'nowrap',
  fontSize: '12.5px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
