import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const guesses = screenStyle({ display: 'grid', gap: space.x2 });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
});
export const title = screenStyle({ fontSize: 14, lineHeight: '20px', fontWeight: 700 });
export const note = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const choices = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x2,
});
export const choice = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 2,
  minHeight: 60,
  padding: `${space.x1} ${space.x2}`,
  borderRadius: tokens.radius.control,
  border: '2px solid transparent',
  background: colour.raised,
  color: colour.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&[aria-pressed="true"]': { borderColor: colour.accent, background: colour.accentSoft },
    '&[aria-disabled="true"]': { cursor: 'default' },
  },
});
export const end = screenStyle({ display: 'flex', alignItems: 'center', gap: 8, fontWeight: 700 });
export const share = screenStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.ink2,
  fontVariantNumeric: 'tabular-nums',
});
