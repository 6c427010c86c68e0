import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour } = tokens;
const small = { margin: 0, color: colour.muted, fontSize: 12.5, lineHeight: '18px' } as const;

export const rhythm = screenStyle({ minWidth: 0 });
export const head = screenStyle({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 800 });
export const fact = screenStyle(small);
export const columns = screenStyle({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(24px, 64px)',
  gap: 6,
  margin: '10px 0 0',
  padding: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  listStyle: 'none',
});
export const column = screenStyle({
  display: 'grid',
  alignContent: 'end',
  justifyItems: 'stretch',
  selectors: { [`${columns}[data-rated] &`]: { minHeight: 124 } },
  color: colour.ink2,
  textAlign: 'center',
});
export const bar = screenStyle({ display: 'block', borderRadius: '2px 2px 0 0' });
export const empty = screenStyle({ fill: colour.raised });
export const filled = screenStyle({ fill: colour.accent });
export const number = screenStyle({ ...small, fontSize: 11, lineHeight: '16px', fontWeight: 600, marginTop: 4 });
