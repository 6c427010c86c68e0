import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const panel = partStyle({ display: 'grid', gap: space.x4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const head = partStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const title = partStyle({ minWidth: 0, fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const choices = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x2,
  justifyItems: 'start',
});
/** Two long names share the line. */
globalStyle(`${choices} label`, {
  '@layer': {
    [parts]: {
      display: 'block',
      flex: '0 1 auto',
      minWidth: 44,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      textAlign: 'center',
      lineHeight: '30px',
    },
  },
});
export const gone = partStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
export const caption = partStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
export const heading = partStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const text = partStyle({
  margin: `${space.x2} 0 ${space.x1}`,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const results = partStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const result = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 0',
  borderTop: `1px solid ${colour.line}`,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
/** A word and a sign, not a colour alone. */
export const outcome = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  minHeight: 22,
  padding: '0 8px',
  borderRadius: 4,
  fontSize: 12.5,
  fontWeight: 700,
  whiteSpace: 'nowrap',
  background: colour.raised,
  color: colour.ink2,
  selectors: {
    '&[data-outcome="won"], &[data-outcome="half_won"]': { background: colour.turf, color: colour.ground },
    '&[data-outcome="lost"], &[data-outcome="half_lost"]': {
      background: 'none',
      color: colour.danger,
      boxShadow: `inset 0 0 0 1.5px ${colour.danger}`,
    },
  },
});
export const all = partStyle({ fontSize: 12.5, lineHeight: '18px' });
export const summary = partStyle({ minHeight: 32, color: colour.ink2, fontWeight: 600, cursor: 'pointer' });
export const table = partStyle({ width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' });
export const headCell = partStyle({ padding: '4px 0', textAlign: 'left', color: colour.muted, fontWeight: 600 });
export const valueCell = partStyle({
  padding: '6px 8px 6px 0',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '[data-now] > &': { fontWeight: 800 } },
});
export const note = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 14px',
  borderRadius: tokens.radius.control,
  background: colour.raised,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const sign = partStyle({ flex: 'none', display: 'inline-flex', color: colour.gold });
