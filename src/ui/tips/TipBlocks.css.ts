import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const text = screenStyle({
  display: 'grid',
  gap: space.x3,
  fontSize: 16,
  lineHeight: '26px',
  overflowWrap: 'anywhere',
});
export const lead = screenStyle({ fontWeight: 700 });
export const heading = screenStyle({ fontSize: 16, lineHeight: '24px', fontWeight: 800 });
export const quote = screenStyle({
  margin: 0,
  paddingLeft: space.x3,
  borderLeft: `3px solid ${colour.edge}`,
  color: colour.ink2,
});
export const list = screenStyle({ display: 'grid', gap: space.x1, margin: 0, paddingLeft: space.x6 });
export const link = screenStyle({ color: colour.accent, fontWeight: 600, textDecoration: 'underline' });
