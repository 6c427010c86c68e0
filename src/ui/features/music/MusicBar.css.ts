import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../../theme/bars.ts';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board, space } = tokens;
/** Heights in CSS pixels. */
const WIDE = 76;
const SMALL = 60;
const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const phone = { '@media': { [media.mobile]: { display: 'none' } } } as const;

export const bar = screenStyle({
  position: 'fixed',
  zIndex: 5,
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(280px, 440px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  height: WIDE,
  paddingRight: space.x6,
  background: board.ground,
  color: board.ink,
  boxShadow: `inset 0 1px 0 ${board.line}`,
  '@media': {
    [media.full]: { left: bars.full },
    [media.half]: { left: bars.half },
    [media.mobile]: {
      bottom: `calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: space.x2,
      height: SMALL,
      paddingRight: space.x2,
    },
  },
  // A room has its own bars, and its picture has the sound.
  selectors: { '&[data-room]': { display: 'none' } },
});
globalStyle('html[data-music] #content', {
  '@layer': { [screens]: { paddingBottom: WIDE, '@media': { [media.mobile]: { paddingBottom: SMALL } } } },
});
globalStyle('html[data-music] :is([data-part="stubs"], [data-part="smallFilm"], [data-place="mini"])', {
  '@layer': { [screens]: { marginBottom: WIDE, '@media': { [media.mobile]: { marginBottom: SMALL } } } },
});
export const strip = screenStyle({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'block',
      position: 'absolute',
      inset: '0 0 auto',
      width: '100%',
      height: 3,
      border: 0,
      background: board.line,
      appearance: 'none',
    },
  },
  selectors: {
    '&::-webkit-progress-bar': { background: board.line },
    '&::-webkit-progress-value': { background: board.lit },
    '&::-moz-progress-bar': { background: board.lit },
  },
});
export const head = screenStyle({
  display: 'grid',
  gridTemplateColumns: `${WIDE}px minmax(0, 1fr) 44px`,
  alignItems: 'center',
  gap: space.x3,
  minWidth: 0,
  touchAction: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: `${SMALL - 3}px minmax(0, 1fr)`, paddingTop: 3 } },
});
export const open = screenStyle({
  display: 'block',
  padding: 0,
  selectors: { '&:focus-visible': { outlineOffset: -3 } },
});
globalStyle(`${open} > img`, { '@layer': { [screens]: { borderRadius: 0 } } });
export const words = screenStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${words} > small`, {
  '@layer': { [screens]: { ...cut, color: board.muted, fontSize: '12.5px', lineHeight: '18px' } },
});
export const name = screenStyle({ ...cut, color: 'inherit', fontWeight: 700, textDecoration: 'none' });
export const heart = screenStyle({ ...phone, display: 'grid', placeItems: 'center' });
export const middle = screenStyle({ ...phone, display: 'grid', gap: 2, minWidth: 0 });
export const transport = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  color: board.ink,
  selectors: { '&[data-large]': { justifyContent: 'space-between' } },
});
globalStyle(`${transport} [aria-pressed="true"]`, { '@layer': { [screens]: { color: board.lit } } });
export const play = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: board.lit,
  color: board.ground,
  selectors: { '&[data-large]': { width: 68, height: 68 } },
  '@media': { [media.mobile]: { width: tokens.touch, height: tokens.touch } },
});
export const small = screenStyle({ display: 'none', '@media': { [media.mobile]: { display: 'flex' } } });
export const tail = screenStyle({
  ...phone,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x3,
  minWidth: 0,
});
export const volume = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
globalStyle(`${volume} > input`, {
  '@layer': { [screens]: { width: '88px', minWidth: 0, margin: 0, accentColor: board.lit } },
});
export const state = screenStyle({
  position: 'absolute',
  inset: 'auto 0 100%',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  margin: 0,
  padding: `${space.x1} ${space.x4}`,
  background: board.raised,
  color: board.ink,
  fontSize: 12.5,
  lineHeight: '18px',
});
