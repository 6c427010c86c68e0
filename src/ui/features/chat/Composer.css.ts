import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const composer = screenStyle({
  position: 'relative',
  flex: 'none',
  padding: '8px 8px 12px 12px',
  borderTop: `1px solid ${tokens.colour.line}`,
  background: tokens.colour.ground,
  '@media': { [media.mobile]: { paddingBottom: 'calc(8px + env(safe-area-inset-bottom))' } },
});
export const line = screenStyle({ display: 'flex', alignItems: 'flex-end', gap: '4px' });
export const box = screenStyle({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  minWidth: 0,
  minHeight: tokens.touch,
  padding: '0 4px 0 14px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
  selectors: {
    '&:focus-within': { background: tokens.colour.ground, boxShadow: `inset 0 0 0 2px ${tokens.colour.accent}` },
    '&[data-over]': { boxShadow: `inset 0 0 0 2px ${tokens.colour.danger}` },
  },
});
export const field = screenStyle({
  flex: 1,
  minWidth: 0,
  maxHeight: '104px',
  padding: '12px 0',
  border: 0,
  outline: 'none',
  resize: 'none',
  background: 'none',
  color: tokens.colour.ink,
  lineHeight: '20px',
  fieldSizing: 'content',
  scrollbarWidth: 'thin',
  '@media': { [media.mobile]: { fontSize: '16px' } },
  selectors: {
    '&::placeholder': { color: tokens.colour.muted, opacity: 1, whiteSpace: 'nowrap', textOverflow: 'ellipsis' },
    '&:focus-visible': { outline: 'none' },
  },
});
export const counter = screenStyle({
  flex: 'none',
  margin: '0 0 14px 6px',
  fontSize: '11px',
  lineHeight: '16px',
  color: tokens.colour.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${box}[data-over] &`]: { color: tokens.colour.danger } },
});
export const send = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: tokens.touch,
  height: tokens.touch,
  borderRadius: tokens.radius.control,
  color: tokens.colour.muted,
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-on]': { background: tokens.colour.accent, color: tokens.colour.onAccent },
    '&[data-on]:hover': { background: tokens.colour.accentPress },
  },
});
export const reply = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  marginBottom: '4px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.muted,
});
export const replyText = screenStyle({
  flex: 1,
  minWidth: 0,
  paddingLeft: '9px',
  boxShadow: `inset 2px 0 0 ${tokens.colour.accent}`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
