import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { pageTitle } from '../../theme/page.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board: on, colour, space, radius } = tokens;

export const board = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x6,
  minHeight: 152,
  padding: `20px ${space.x6}`,
  background: `radial-gradient(circle, #ffffff0b .8px, #0000 1px) 0 0 / 4px 4px ${on.ground}`,
  color: on.ink,
  selectors: { '&[data-bare]': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
  '@media': { [media.mobile]: { gap: space.x4, minHeight: 128, padding: space.x4 } },
});
export const edge = screenStyle({});
globalStyle(`${board} > .${edge}`, {
  '@layer': { [screens]: { position: 'absolute', left: 0, top: 0, bottom: 0, width: 5 } },
});
export const number = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 112,
  height: 112,
  borderRadius: radius.board,
  background: '#000',
  '@media': { [media.mobile]: { width: 72, height: 72 } },
});
globalStyle(`${number} [data-size]`, {
  '@layer': { [screens]: { fontSize: 104, '@media': { [media.mobile]: { fontSize: 64 } } } },
});
export const who = screenStyle({ minWidth: 0 });
export const title = screenStyle({ ...pageTitle, overflowWrap: 'anywhere' });
export const team = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px 10px`,
  marginTop: space.x1,
  minHeight: 24,
});
const small = { fontSize: 12.5, lineHeight: '18px', fontWeight: 600, color: on.muted } as const;
export const quiet = screenStyle(small);
export const facts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: '0 18px', marginTop: 6, ...small });
globalStyle(`${board} a`, { '@layer': { [screens]: { color: on.ink } } });
export const hands = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});
export const compare = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '0 16px',
  borderRadius: radius.control,
  background: '#ffffff1c',
  fontWeight: 700,
  '@media': { [media.mobile]: { flex: 1 } },
});
export const figures = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(104px, 1fr))',
  margin: 0,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});
globalStyle(`${figures} > div`, {
  '@layer': {
    [screens]: {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      padding: `14px 0 14px ${space.x6}`,
      boxShadow: `inset 1px 0 0 ${colour.line}`,
      '@media': { [media.mobile]: { padding: `10px 0 10px ${space.x4}` } },
    },
  },
});
globalStyle(`${figures} dd`, {
  '@layer': {
    [screens]: { margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 800, fontVariantNumeric: 'tabular-nums' },
  },
});
globalStyle(`${figures} dt`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } },
});
