import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius, space } = tokens;

export const box = screenStyle({ minWidth: 0 });
export const field = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: 44,
  paddingLeft: space.x3,
  borderRadius: radius.control,
  background: colour.raised,
  boxShadow: `inset 0 0 0 1px ${colour.edge}`,
});
export const input = screenStyle({
  flex: 1,
  minWidth: 0,
  height: '100%',
  border: 0,
  background: 'none',
  color: colour.ink,
  fontSize: 16,
  lineHeight: '22px',
});
globalStyle(`${input}:focus-visible`, { '@layer': { [screens]: { outline: 'none' } } });
globalStyle(`${field}:focus-within`, {
  '@layer': { [screens]: { boxShadow: `inset 0 0 0 2px ${colour.accent}` } },
});
export const said = screenStyle({
  minHeight: 26,
  padding: '4px 2px',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const list = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  maxHeight: 320,
  overflowY: 'auto',
});
export const option = screenStyle({
  display: 'grid',
  gridTemplateColumns: '24px minmax(0, auto) minmax(0, 1fr)',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  padding: `0 ${space.x2}`,
  borderRadius: radius.control,
  cursor: 'pointer',
  selectors: { '&:hover, &[aria-selected="true"]': { background: colour.raised } },
});
export const cut = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
globalStyle(`${option} > b`, { '@layer': { [screens]: { fontWeight: 600 } } });
globalStyle(`${option} > small`, { '@layer': { [screens]: { color: colour.muted, fontSize: 12.5 } } });
