import { media } from '../theme/media.ts';
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
export const suspended = screenStyle({
  marginLeft: '8px',
  padding: '1px 6px',
  border: `1px solid ${tokens.colour.edge}`,
  borderRadius: '4px',
  fontWeight: 600,
});
export const prices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '8px',
  // As many columns as prices: no hole where the third of three would go to a line of its own.
  selectors: {
    '&[data-of="3"]': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '&[data-suspended]': { color: tokens.colour.muted },
  },
});
export const price = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 14px',
  alignItems: 'center',
  gap: '8px',
  minHeight: tokens.touch,
  padding: '4px 12px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: '6px 10px' } },
  background: tokens.colour.raised,
  borderRadius: '4px',
  fontWeight: 600,
  // A bar, not a colour alone: which way it went is said by the arrow.
  selectors: { '&[data-moved]': { boxShadow: `inset 3px 0 0 ${tokens.colour.gold}` } },
});
export const named = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '6px',
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const name = screenStyle({ minWidth: 0, overflowWrap: 'anywhere', fontSize: '12.5px', lineHeight: '16px' });
export const line = screenStyle({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums', lineHeight: '16px' });
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
