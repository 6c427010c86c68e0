import { tokens } from '../theme/tokens.css.ts';

/** The look of inputs and selects that have the border themselves. */
export const inputLook = {
  width: '100%',
  minWidth: 0,
  border: 0,
  borderRadius: tokens.radius.control,
  background: tokens.colour.ground,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  fontSize: 16,
  selectors: {
    '&:focus-visible': { outline: 'none', boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&[data-bad]': { boxShadow: `inset 0 0 0 2px ${tokens.colour.danger}` },
    '&::placeholder': { color: tokens.colour.muted, opacity: 1 },
  },
} as const;
