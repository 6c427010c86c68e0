import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

const { colour, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

export const bar = screenStyle({
  flex: 'none',
  // However much stands there, the messages keep half of the panel.
  maxHeight: '50%',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  borderBottom: `1px solid ${colour.line}`,
  background: colour.surface,
});
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: tokens.touch,
  padding: '4px 8px 4px 14px',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
/** Its buttons are two lines where a phone or a language leaves no room for one. */
export const keeper = screenStyle({ flexWrap: 'wrap' });
export const sign = screenStyle({ display: 'flex', flex: 'none', color: colour.accent });
export const said = screenStyle({
  flex: 1,
  minWidth: 0,
  margin: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 14,
  lineHeight: '20px',
  selectors: { '&[data-whole]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } },
});
export const push = screenStyle({ marginLeft: 'auto' });
export const fact = screenStyle({ ...small, color: colour.muted, fontVariantNumeric: 'tabular-nums' });

export const poll = screenStyle({ display: 'grid', gap: 4, padding: '2px 8px 10px 14px' });
export const question = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  margin: 0,
  fontSize: 14,
  lineHeight: '20px',
});
export const asked = screenStyle({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const options = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 136px), 1fr))',
  gap: 6,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const option = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  width: '100%',
  minHeight: tokens.touch,
  padding: '0 12px',
  overflow: 'hidden',
  borderRadius: radius.control,
  background: colour.raised,
  textAlign: 'left',
  fontSize: 14,
  lineHeight: '20px',
  selectors: {
    '&[aria-pressed="true"]': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
    '&:hover:not(:disabled)': { background: colour.hover },
    '&:disabled': { color: 'inherit', opacity: 1 },
    '&[data-leads]': { fontWeight: 800 },
  },
});
export const fill = screenStyle({
  position: 'absolute',
  inset: 0,
  background: colour.accentSoft,
  transformOrigin: 'left',
  transition: 'transform .4s',
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
});
export const onFill = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const share = screenStyle({
  position: 'relative',
  marginLeft: 'auto',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
});

export const notes = screenStyle({
  flex: 'none',
  display: 'grid',
  gap: 4,
  padding: '6px 12px',
  borderTop: `1px solid ${colour.line}`,
});
export const rules = screenStyle({
  ...small,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '0 10px',
  color: colour.muted,
});
export const refusal = screenStyle({
  ...small,
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '0 6px',
  fontWeight: 600,
  color: colour.danger,
});
export const quiet = screenStyle({ color: colour.muted, fontWeight: 400 });

export const sheet = screenStyle({ display: 'grid', gap: 16, padding: '8px 28px 24px' });
export const person = screenStyle({
  margin: 0,
  padding: 14,
  borderRadius: radius.control,
  background: colour.raised,
  overflowWrap: 'anywhere',
});
export const group = screenStyle({ display: 'grid', gap: 8, border: 0, margin: 0, padding: 0 });
export const label = screenStyle({ ...small, color: colour.ink2 });
export const form = screenStyle({ display: 'grid', gap: 14 });
