import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });
const inside = (selector: string, rule: Parameters<typeof screenStyle>[0]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [screens]: rule as Record<string, string> } });
inside('thead th', {
  padding: `0 0 ${space.x2}`,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: colour.muted,
});
inside('tbody tr', { boxShadow: `inset 0 1px 0 ${colour.line}` });
inside('tbody th', { padding: `${space.x3} ${space.x3} ${space.x3} 0`, fontWeight: 600 });
inside('tbody th > small', {
  display: 'block',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
  color: colour.muted,
});
inside('th:not(:first-child), td', { width: 88, textAlign: 'center' });
inside('td > button', { justifyContent: 'center', minWidth: tokens.touch });
