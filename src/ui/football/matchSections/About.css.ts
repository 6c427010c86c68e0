import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

export const facts = screenStyle({ margin: 0 });
export const fact = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  alignItems: 'baseline',
  gap: space.x2,
  padding: '11px 0',
  borderTop: `1px solid ${colour.line}`,
});
export const name = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: colour.muted,
  ...small,
});
export const value = screenStyle({
  display: 'grid',
  gap: 2,
  margin: 0,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const quiet = screenStyle({ color: colour.muted, fontWeight: 500, ...small });
export const coach = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space.x2}` });
export const link = screenStyle({ color: 'inherit', selectors: { '&:hover': { textDecoration: 'underline' } } });
