import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { tightRow } from './tightRow.ts';

const { colour, space } = tokens;

export const followers = screenStyle({
  minWidth: 96,
  marginRight: space.x3,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  textAlign: 'right',
  whiteSpace: 'nowrap',
  '@media': { [tightRow]: { display: 'none' } },
});
export const body = screenStyle({ display: 'grid', gap: space.x4, padding: `${space.x4} 28px ${space.x6}` });
export const list = screenStyle({ display: 'grid', listStyle: 'none', margin: 0, padding: 0 });
export const next = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 56,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
});
export const match = screenStyle({ display: 'grid', flex: 1, minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 });
export const when = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 500 });
