import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const state = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.muted,
  selectors: { '&[data-stuck]': { color: tokens.colour.danger } },
});
export const again = screenStyle({
  minHeight: '32px',
  padding: '0 8px',
  borderRadius: tokens.radius.control,
  fontWeight: 700,
  color: tokens.colour.ink,
  textDecoration: 'underline',
  selectors: { '&:hover': { background: tokens.colour.raised } },
});
