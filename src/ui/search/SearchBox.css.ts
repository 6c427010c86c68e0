import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const search = screenStyle({ position: 'relative', width: '100%' });
export const box = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 40,
  padding: '0 12px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  color: tokens.colour.muted,
  selectors: {
    '&:focus-within': { background: tokens.colour.surface, boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
  },
});
export const input = screenStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: tokens.colour.ink,
  // Phones zoom in on inputs with a font below 16 px.
  fontSize: 16,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: tokens.colour.muted, opacity: 1, fontSize: 14 },
  },
});
export const keys = screenStyle({ flex: 'none', color: tokens.colour.muted });
