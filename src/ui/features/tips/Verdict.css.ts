import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const verdict = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 5,
  minHeight: 22,
  padding: '2px 8px',
  borderRadius: 4,
  background: colour.raised,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-verdict="won"]': { background: colour.turf, color: colour.ground },
    '&[data-verdict="lost"]': {
      background: 'none',
      boxShadow: `inset 0 0 0 1.5px ${colour.danger}`,
      color: colour.danger,
    },
  },
});
export const profit = partStyle({
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-sign="1"]': { color: colour.turf },
    '&[data-sign="-1"]': { color: colour.danger },
  },
});
