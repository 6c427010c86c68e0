import { tokens } from '../theme/tokens.css.ts';

const { colour, radius } = tokens;

/** The look of a box around a field for a search. */
export const searchBox = {
  display: 'flex',
  alignItems: 'center',
  borderRadius: radius.control,
  background: colour.raised,
  color: colour.muted,
  selectors: { '&:focus-within': { background: colour.surface, boxShadow: `inset 0 0 0 2px ${colour.accent}` } },
} as const;

/** The look of the field in it. */
export const searchInput = {
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: colour.ink,
  // Phones zoom in on inputs with a font below 16 px.
  fontSize: 16,
  selectors: {
    '&:focus-visible': { outline: 'none' },
    '&::placeholder': { color: colour.muted, opacity: 1 },
  },
} as const;
