import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const strip = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: '1fr 1fr 32px',
  height: '100%',
  minWidth: 0,
  background: tokens.board.ground,
  color: tokens.board.ink,
});
export const side = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  padding: '0 12px 0 10px',
  borderBottom: `1px solid ${tokens.board.line}`,
  fontWeight: 700,
});
export const edge = screenStyle({ position: 'absolute', inset: '0 auto 0 0', width: '3px' });
export const title = screenStyle({
  gridRow: '1 / 3',
  display: 'grid',
  alignContent: 'center',
  gap: '4px',
  minWidth: 0,
  padding: '0 12px',
  borderBottom: `1px solid ${tokens.board.line}`,
  fontWeight: 700,
});
export const score = screenStyle({ marginLeft: 'auto', color: tokens.board.lit });
export const foot = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px',
  padding: '0 12px',
  fontSize: '12.5px',
  color: tokens.board.muted,
  selectors: { '&[data-live]': { color: tokens.board.live } },
});
export const watching = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  color: tokens.board.muted,
  fontVariantNumeric: 'tabular-nums',
});
