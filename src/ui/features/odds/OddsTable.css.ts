import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const table = partStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });
const columns = 'minmax(58px, 76px) repeat(3, minmax(0, 1fr))';
export const head = partStyle({
  display: 'grid',
  gridTemplateColumns: columns,
  gap: 4,
  paddingBottom: 6,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
  textAlign: 'right',
  borderBottom: `1px solid ${colour.line}`,
});
export const period = partStyle({ textAlign: 'left' });
export const row = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: columns,
  alignItems: 'center',
  gap: 4,
  minHeight: 56,
  padding: `${space.x1} 0`,
  borderBottom: `1px solid ${colour.line}`,
  selectors: { '&:hover': { background: colour.hover } },
});
export const name = partStyle({ display: 'grid', minWidth: 0, fontWeight: 700 });
export const opened = partStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '17px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** The line above the price of its side. */
export const side = partStyle({ display: 'grid', justifyItems: 'stretch', minWidth: 0 });
export const line = partStyle({
  minHeight: 17,
  padding: '0 6px',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '17px',
  fontWeight: 600,
  textAlign: 'right',
  whiteSpace: 'nowrap',
  fontVariantNumeric: 'tabular-nums',
});
export const stopped = partStyle({
  gridColumn: '2 / -1',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: 44,
  padding: `0 ${space.x2}`,
  borderRadius: 4,
  background: colour.raised,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  textAlign: 'center',
});
export const open = partStyle({ position: 'absolute', inset: 0, borderRadius: 4 });
