import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { row } from './MessageRow.css.ts';

export const reactions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '6px', padding: '4px 0 2px' });
export const reaction = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  height: '24px',
  padding: '0 8px',
  borderRadius: '4px',
  background: tokens.colour.raised,
  color: tokens.colour.ink2,
  fontSize: '12.5px',
  lineHeight: 1,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [`${row}[data-kind="commentator"] &, ${row}[data-me] &`]: { background: tokens.colour.ground },
    '&[aria-pressed="true"]': { color: tokens.colour.accent, boxShadow: `inset 0 0 0 1px ${tokens.colour.accent}` },
    '&:hover': { color: tokens.colour.ink },
  },
});
