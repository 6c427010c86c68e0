import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour } = tokens;

export const segments = partStyle({
  display: 'inline-flex',
  maxWidth: '100%',
  gap: 2,
  padding: 3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  background: colour.raised,
  borderRadius: tokens.radius.control,
  '@media': { [media.mobile]: { display: 'flex' } },
});
export const segment = partStyle({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: 30,
  padding: '0 12px',
  borderRadius: 6,
  fontSize: 12.5,
  fontWeight: 600,
  color: colour.ink2,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: colour.ink },
    '&:has(:checked)': { background: colour.ink, color: colour.ground, fontWeight: 700 },
    '&:has(:focus-visible)': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
  },
  '@media': { [media.mobile]: { flex: '1 0 auto', height: 38, padding: '0 8px' } },
});
globalStyle(`${segment} > input`, {
  '@layer': { [parts]: { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' } },
});
