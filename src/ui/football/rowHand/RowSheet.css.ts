import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = screenStyle({
  display: 'grid',
  gap: space.x4,
  padding: `${space.x2} 28px ${space.x6}`,
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} ${space.x6}` } },
});
export const text = screenStyle({
  color: colour.ink2,
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const list = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const item = screenStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 48,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
});
export const hands = screenStyle({ display: 'flex' });
export const name = screenStyle({ minWidth: 0, overflowWrap: 'anywhere' });
