import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const stat = screenStyle({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) 64px',
  alignItems: 'center',
  padding: '6px 0 7px',
  textAlign: 'center',
});
export const value = screenStyle({
  color: colour.ink2,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'left',
  selectors: {
    '& ~ &': { textAlign: 'right' },
    '&[data-more]': { color: colour.ink, fontWeight: 800 },
  },
});
export const name = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const bars = screenStyle({
  gridColumn: '1 / -1',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 3,
  marginTop: 3,
});
export const half = screenStyle({
  width: '100%',
  height: 5,
  background: colour.raised,
  fill: colour.edge,
  selectors: { '&[data-more]': { fill: colour.ink } },
});
