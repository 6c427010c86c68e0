import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: space.x2,
});
export const step = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  width: '100%',
  minHeight: tokens.touch,
  textAlign: 'left',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  boxShadow: `inset 0 -3px 0 ${colour.line}`,
  selectors: {
    '&[data-done]': { boxShadow: `inset 0 -3px 0 ${colour.edge}`, color: colour.ink2 },
    '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${colour.accent}`, color: colour.ink },
    '&:disabled': { cursor: 'not-allowed' },
    '&:not(:disabled):hover': { color: colour.ink },
  },
  '@media': { [media.mobile]: { justifyContent: 'center', minHeight: tokens.touch } },
});
export const dot = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 24,
  height: 24,
  borderRadius: '50%',
  background: colour.raised,
  color: colour.ink2,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[aria-current] > &': { background: colour.accent, color: colour.onAccent } },
});
export const name = screenStyle({
  minWidth: 0,
  '@media': {
    [media.mobile]: { position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1, overflow: 'hidden' },
  },
});
