import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const all = screenStyle({ display: 'grid', gap: '8px', paddingTop: '12px' });
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  alignItems: 'center',
  gap: '12px',
  fontSize: '12.5px',
  lineHeight: '18px',
});
export const choices = screenStyle({ display: 'flex', gap: '4px' });
export const choice = screenStyle({
  flex: 1,
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '4px',
  minHeight: '36px',
  padding: '0 10px',
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  fontWeight: 600,
  selectors: { '&[aria-checked="true"]': { background: tokens.board.ink, color: tokens.board.ground } },
});
export const range = screenStyle({ width: '100%', minHeight: '36px', accentColor: tokens.board.lit });
export const words = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '4px' });
export const field = screenStyle({
  flex: '1 1 96px',
  minWidth: 0,
  minHeight: '36px',
  padding: '0 10px',
  borderRadius: tokens.radius.control,
  border: `1px solid ${tokens.colour.edge}`,
});
