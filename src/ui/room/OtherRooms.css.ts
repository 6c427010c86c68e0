import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { RAIL_PX } from './rail.ts';

const { board, colour, space: gap } = tokens;

export const rail = screenStyle({
  position: 'fixed',
  zIndex: 43,
  right: 0,
  bottom: 0,
  height: RAIL_PX,
  overflow: 'hidden',
  borderTop: `1px solid ${board.line}`,
  background: board.raised,
  color: board.ink,
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: gap.x3,
  height: 56,
  padding: `0 ${gap.x2} 0 20px`,
});
export const title = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const count = screenStyle({ color: board.muted, fontSize: 12.5, lineHeight: '18px' });
export const space = screenStyle({ flex: 1 });
export const toAll = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 40,
  padding: `0 ${gap.x3}`,
  color: board.lit,
  fontSize: 14,
  fontWeight: 700,
});
export const row = screenStyle({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 324,
  gap: gap.x3,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  scrollBehavior: 'smooth',
  padding: `2px 20px ${gap.x3}`,
  '@media': { [media.still]: { scrollBehavior: 'auto' } },
});

export const inSheet = screenStyle({ display: 'grid', gap: gap.x3, padding: `${gap.x3} ${gap.x4} ${gap.x6}` });
// The picture and the board stay in sight above it, as bright as before.
globalStyle(`dialog:has(${inSheet})`, {
  '@layer': {
    [screens]: {
      '@media': { [`${media.mobile} and (max-aspect-ratio: 1/1)`]: { height: 'calc(100dvh - 56.25vw - 48px)' } },
    },
  },
});
globalStyle(`dialog:has(${inSheet})::backdrop`, { '@layer': { [screens]: { background: 'none' } } });
export const chips = screenStyle({ display: 'flex', gap: gap.x2, overflowX: 'auto', scrollbarWidth: 'none' });
export const stack = screenStyle({ display: 'grid', gap: 10 });
export const all = screenStyle({
  display: 'grid',
  placeContent: 'center',
  minHeight: 44,
  color: colour.accent,
  fontWeight: 700,
});
