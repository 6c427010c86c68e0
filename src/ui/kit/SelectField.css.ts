import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const select = partStyle({
  width: '100%',
  minWidth: 0,
  height: 48,
  padding: '0 12px',
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.colour.ground,
  color: tokens.colour.ink,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  fontSize: 16,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&[data-bad]': { boxShadow: `inset 0 0 0 2px ${tokens.colour.danger}` },
  },
});
