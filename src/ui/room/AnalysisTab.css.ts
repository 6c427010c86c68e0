import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tabColumns } from './tabColumns.ts';

export const analysis = screenStyle(tabColumns);
export const heading = screenStyle({
  paddingBottom: '6px',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 700,
  color: tokens.colour.muted,
});
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '10px',
  height: '44px',
  fontWeight: 600,
});
export const letters = screenStyle({ display: 'flex', gap: '4px' });
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '26px',
  height: '26px',
  borderRadius: '4px',
  fontSize: '12.5px',
  fontWeight: 800,
  textDecoration: 'none',
  background: tokens.colour.raised,
  color: tokens.colour.ink2,
  selectors: {
    '&[data-form="W"]': { background: tokens.colour.accentSoft, color: tokens.colour.accent },
    '&[data-form="L"]': { color: tokens.colour.danger },
  },
});
export const past = screenStyle({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr) 48px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8px',
  height: '36px',
  textAlign: 'left',
  fontWeight: 600,
  borderTop: `1px solid ${tokens.colour.line}`,
});
export const home = screenStyle({ textAlign: 'right' });
export const quiet = screenStyle({
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 500,
  color: tokens.colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
