import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const teams = partStyle({ display: 'grid', gap: space.x2, marginTop: space.x3, maxWidth: 560 });
export const title = partStyle({ margin: 0, fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const hint = partStyle({ margin: 0, color: colour.ink2, fontSize: 14, lineHeight: '20px' });
export const list = partStyle({ listStyle: 'none', margin: 0, padding: 0 });
export const item = partStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 48,
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: 600,
});
export const name = partStyle({ minWidth: 0, overflowWrap: 'anywhere' });
