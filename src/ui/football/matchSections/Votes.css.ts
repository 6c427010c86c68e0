import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
});
export const choice = screenStyle({
  display: 'grid',
  gridTemplateRows: '1fr auto auto',
  gap: 4,
  minHeight: 76,
  padding: '10px 10px 8px',
  borderRadius: radius.control,
  background: colour.raised,
  color: colour.ink2,
  textAlign: 'center',
  selectors: {
    'button&:hover': { color: colour.ink },
    '&:is([aria-pressed="true"], [data-own])': { color: colour.ink, boxShadow: `inset 0 0 0 2px ${colour.ink}` },
  },
});
export const name = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 4,
  minWidth: 0,
  fontSize: 12.5,
  lineHeight: '16px',
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const share = screenStyle({
  minHeight: 20,
  color: colour.ink,
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const bar = screenStyle({
  width: '100%',
  height: 5,
  background: colour.surface,
  fill: colour.edge,
  selectors: { '&[data-own]': { fill: colour.ink } },
});
export const note = screenStyle({
  marginTop: space.x2,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
