import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const odds = screenStyle({ display: 'grid', gap: '16px', padding: '14px 20px' });
export const heading = screenStyle({
  paddingBottom: '6px',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 700,
  color: tokens.colour.muted,
});
export const prices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: '8px',
});
export const price = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 14px',
  alignItems: 'center',
  gap: '8px',
  height: tokens.touch,
  padding: '0 12px',
  background: tokens.colour.raised,
  borderRadius: '4px',
  fontWeight: 600,
});
export const decimal = screenStyle({
  fontVariantNumeric: 'tabular-nums',
  fontWeight: 800,
  selectors: { '&[data-negative]': { color: tokens.colour.danger } },
});
export const movement = screenStyle({
  fontSize: '11px',
  textAlign: 'center',
  color: tokens.colour.muted,
  selectors: {
    '&[data-way="1"]': { color: tokens.colour.turf },
    '&[data-way="-1"]': { color: tokens.colour.danger },
  },
});
export const note = screenStyle({ fontSize: '12.5px', lineHeight: '18px', color: tokens.colour.muted });
