import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
export const row = screenStyle({
  display: 'grid',
  gap: space.x1,
  minWidth: 0,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  selectors: { '&:first-child': { borderTop: 'none' } },
});
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${space.x3}`,
  minWidth: 0,
});
export const text = screenStyle({ whiteSpace: 'pre-line' });
export const facts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.x2,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const state = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: {
    '&[data-state="upheld"], &[data-state="undone"]': { color: colour.accent },
    '&[data-state="waiting"]': { color: colour.gold },
  },
});
