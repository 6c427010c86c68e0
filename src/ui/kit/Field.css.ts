import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const field = partStyle({ display: 'grid', gap: 6 });
export const fieldHead = partStyle({ display: 'flex', justifyContent: 'space-between', gap: 12 });
export const fieldLabel = partStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
export const box = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x2,
  height: 48,
  padding: '0 14px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.ground,
  boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&[data-bad]': { boxShadow: `inset 0 0 0 2px ${tokens.colour.danger}` },
  },
});
export const fieldInput = partStyle({
  width: '100%',
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  fontSize: 16,
  selectors: { '&:focus-visible': { outline: 'none' }, '&::placeholder': { color: tokens.colour.muted, opacity: 1 } },
});
const note = { gap: 6, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;
export const fieldHint = partStyle({
  display: 'flex',
  alignItems: 'center',
  ...note,
  color: tokens.colour.ink2,
  selectors: { '&[data-good]': { color: tokens.colour.accent } },
});
export const fieldError = partStyle({
  display: 'none',
  ...note,
  color: tokens.colour.danger,
  selectors: { '&[data-shown]': { display: 'flex' } },
});
