import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const tab = screenStyle({ display: 'grid', gap: space.x4, padding: '14px 20px 20px' });
export const title = screenStyle({ fontSize: 14, lineHeight: '20px', fontWeight: 700 });
export const takes = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const take = screenStyle({
  display: 'grid',
  gridTemplateColumns: '36px minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `2px ${space.x3}`,
  padding: '12px 0',
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const by = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const text = screenStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
export const takeTools = screenStyle({ display: 'flex' });
