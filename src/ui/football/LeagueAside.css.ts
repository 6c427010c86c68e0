import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const aside = screenStyle({ minWidth: 0 });
globalStyle(`${aside} :is(ul, ol)`, { '@layer': { [screens]: { listStyle: 'none', margin: 0, padding: 0 } } });
export const pager = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1, marginLeft: -10 });
export const round = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, ...cutText });
export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, paddingBottom: space.x2 });
export const matches = screenStyle({});
export const match = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '50px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x1} ${space.x2}`,
  padding: '7px 0',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-state="off"]': { color: colour.muted }, '&:hover': { background: colour.hover } },
});
export const when = screenStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  selectors: {
    '[data-state="live"] > &': { color: colour.live },
    '[data-state="ended"] > &': { color: colour.muted },
    '[data-state="off"] > &': { textDecoration: 'line-through' },
  },
});
export const teams = screenStyle({ display: 'grid', gap: 2, minWidth: 0 });
export const team = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: 22,
  minWidth: 0,
  fontWeight: 600,
  selectors: { '&[data-lost]': { color: colour.muted, fontWeight: 500 } },
});
export const cut = screenStyle(cutText);
export const off = screenStyle({ color: colour.gold, fontSize: 11, lineHeight: '16px', fontWeight: 600 });
export const score = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 4,
  minWidth: 26,
  padding: '2px 6px',
  borderRadius: tokens.radius.board,
  selectors: { '&[data-lit]': { background: colour.boardInList, color: tokens.board.lit } },
});
export const list = screenStyle({ marginTop: space.x8 });
export const top = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20px 24px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  height: 56,
  borderTop: `1px solid ${colour.line}`,
});
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const value = screenStyle({
  display: 'grid',
  justifyItems: 'end',
  fontSize: 16,
  fontVariantNumeric: 'tabular-nums',
});
export const quiet = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  ...cutText,
});
