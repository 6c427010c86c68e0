import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const area = partStyle({
  width: '100%',
  minWidth: 0,
  minHeight: 96,
  padding: '12px 14px',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.colour.ground,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  fontSize: 16,
  lineHeight: '22px',
  resize: 'vertical',
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&[data-bad]': { boxShadow: `inset 0 0 0 2px ${tokens.colour.danger}` },
    '&::placeholder': { color: tokens.colour.muted, opacity: 1 },
  },
});
