import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const board = screenStyle({
  flex: 'none',
  background: tokens.board.ground,
  color: tokens.board.ink,
  selectors: {
    '&:is([data-size="theater"], [data-size="full"], [data-size="slim"])': { height: '100%' },
    '&[data-size="slim"]': { borderRadius: tokens.radius.board },
  },
});
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '12px',
  height: '64px',
  padding: '0 20px',
  selectors: {
    [`${board}[data-size="phone"] &`]: { height: '48px', padding: '0 4px 0 12px' },
    [`${board}:is([data-size="theater"], [data-size="full"]) &`]: { height: '100%' },
    [`${board}[data-size="slim"] &`]: { height: '100%', padding: '0 12px' },
  },
});
export const time = screenStyle({
  fontSize: '38px',
  color: tokens.board.ink,
  selectors: {
    [`${board}[data-live] &`]: { color: tokens.board.live },
    [`${board}[data-size="phone"] &`]: { fontSize: '28px' },
    [`${board}[data-size="slim"] &`]: { fontSize: '22px' },
    [`${board} &[data-stale]`]: { color: tokens.board.muted },
  },
});
export const title = screenStyle({
  display: 'block',
  fontSize: '20px',
  lineHeight: '26px',
  fontWeight: 800,
  selectors: {
    [`${board}:is([data-size="phone"], [data-size="slim"]) &`]: {
      fontSize: '14px',
      lineHeight: '20px',
      fontWeight: 700,
    },
  },
});
export const said = screenStyle({
  display: 'block',
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.board.muted,
  selectors: {
    [`${board}[data-size="phone"] &`]: { fontSize: '11px', lineHeight: '16px' },
    [`${board}[data-size="slim"] &`]: { display: 'none' },
  },
});
export const end = screenStyle({ display: 'flex', alignItems: 'center', gap: '4px' });
export const track = screenStyle({
  padding: '0 32px 6px',
  selectors: { [`${board}[data-size="phone"] &`]: { padding: '0 22px 8px' } },
});
export const line = screenStyle({ display: 'block', width: '100%', height: '34px', overflow: 'visible' });
export const rail = screenStyle({ stroke: '#31443b', strokeWidth: 3 });
export const tick = screenStyle({ stroke: '#62796d', strokeWidth: 2 });
export const ends = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: '12px',
  padding: '0 20px 10px',
  fontSize: '11px',
  lineHeight: '16px',
  fontWeight: 600,
  color: tokens.board.muted,
});
