import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour, space } = tokens;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr) auto auto 44px 44px',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 52,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` }, '&[data-now]': { background: colour.accentSoft } },
  '@media': { [media.mobile]: { gridTemplateColumns: '44px minmax(0, 1fr) auto 44px', gap: space.x1, minHeight: 64 } },
});
export const play = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  padding: 0,
  color: colour.muted,
});
export const sign = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'none',
  placeItems: 'center',
  background: board.ground,
  color: board.lit,
  selectors: {
    [`${play}:hover > &, ${play}:focus-visible > &, ${row}[data-now] &`]: { display: 'grid' },
  },
});
export const words = screenStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${words} > small`, {
  '@layer': { [screens]: { ...cut, color: colour.muted, fontSize: '12.5px', lineHeight: '18px' } },
});
globalStyle(`${words} abbr`, {
  '@layer': { [screens]: { marginLeft: '6px', padding: '0 4px', background: colour.raised, textDecoration: 'none' } },
});
export const name = screenStyle({
  ...cut,
  color: colour.ink,
  fontWeight: 600,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: colour.accent, fontWeight: 700 } },
});
export const plays = screenStyle({ color: colour.muted, '@media': { [media.mobile]: { display: 'none' } } });
export const heart = screenStyle({ display: 'grid', '@media': { [media.mobile]: { display: 'none' } } });
