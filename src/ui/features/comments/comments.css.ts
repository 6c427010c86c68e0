import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

export const thread = screenStyle({ display: 'grid', gap: space.x4, minWidth: 0 });
export const heading = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.02em' });
export const unfold = screenStyle({
  display: 'none',
  '@media': {
    [media.mobile]: { selectors: { [`${thread}[data-open="false"]:not(:target) &`]: { display: 'block' } } },
  },
});
export const body = screenStyle({
  display: 'grid',
  gap: space.x4,
  minWidth: 0,
  '@media': { [media.mobile]: { selectors: { [`${thread}[data-open="false"]:not(:target) &`]: { display: 'none' } } } },
});
export const form = screenStyle({ display: 'grid', gap: space.x2, minWidth: 0 });
export const field = screenStyle({ position: 'relative', minWidth: 0 });
export const send = screenStyle({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: space.x2 });
export const facts = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  selectors: { [`${send} > &`]: { marginRight: 'auto' } },
});
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr)',
  gap: space.x3,
  padding: '10px 0 4px',
});
export const said = screenStyle({ minWidth: 0 });
export const by = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.x2}` });
export const name = screenStyle({ color: 'inherit', fontWeight: 700, fontSize: 14, lineHeight: '20px' });
export const text = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const quote = screenStyle({
  margin: '4px 0',
  padding: '2px 0 2px 10px',
  borderLeft: `3px solid ${colour.edge}`,
  color: colour.muted,
  fontSize: 14,
  lineHeight: '20px',
  overflowWrap: 'anywhere',
});
export const hands = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  marginLeft: -8,
});
export const reply = screenStyle({
  position: 'relative',
  marginLeft: 48,
  selectors: {
    // From below the face of whom it answers to its own.
    '&[data-reply]::before': {
      content: '',
      position: 'absolute',
      left: -31,
      top: 0,
      width: 22,
      height: 28,
      borderLeft: `2px solid ${colour.line}`,
      borderBottom: `2px solid ${colour.line}`,
      borderBottomLeftRadius: 8,
    },
  },
});
export const more = screenStyle({ marginLeft: 40, paddingBottom: space.x2 });
export const gone = screenStyle({ color: colour.muted, padding: '10px 0', fontSize: 14, lineHeight: '20px' });
export const linked = screenStyle({
  border: `1px solid ${colour.accent}`,
  borderRadius: radius.sheet,
  padding: '8px 12px',
});
