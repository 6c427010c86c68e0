import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto 104px',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 44,
  padding: `${space.x1} 0`,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
});
export const units = screenStyle({ fontVariantNumeric: 'tabular-nums' });
export const now = screenStyle({
  display: 'block',
  color: colour.live,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
});
export const verdict = screenStyle({ display: 'grid' });
