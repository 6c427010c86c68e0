import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({
  maxWidth: 1040,
  padding: `${space.x6} ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x8}` } },
});
export const title = screenStyle({
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '28px', marginBottom: space.x3 } },
});
export const tabs = screenStyle({
  display: 'flex',
  gap: space.x6,
  marginTop: space.x4,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  '@media': { [media.mobile]: { marginTop: 0, marginBottom: space.x4 } },
});
export const tab = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: tokens.touch,
  fontWeight: 600,
  color: colour.muted,
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-current]': { color: colour.ink, boxShadow: `inset 0 -3px 0 ${colour.accent}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
});
