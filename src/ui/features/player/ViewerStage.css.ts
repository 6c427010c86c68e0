import { globalStyle, keyframes } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { bars } from '../../theme/bars.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { MINI } from './mini.ts';

const arrive = keyframes({ from: { transform: 'translateY(16px)', opacity: 0 } });

export const host = screenStyle({
  color: '#ffffff',
  overflow: 'hidden',
  background: '#000000',
  selectors: {
    '&[data-place="slot"]': { position: 'absolute', zIndex: 1 },
    '&:is([data-mode="theater"], [data-mode="side"], [data-mode="strip"])': { position: 'fixed' },
    '&[data-fullscreen]': { position: 'fixed', zIndex: 41 },
    '&[data-place="mini"]': {
      position: 'fixed',
      zIndex: 20,
      right: MINI.gap,
      bottom: MINI.gap,
      width: MINI.width,
      height: MINI.picture + MINI.board,
      touchAction: 'none',
      borderRadius: tokens.radius.picture,
      boxShadow: '0 12px 40px rgb(0 0 0 / 47%)',
      animation: `${arrive} ${tokens.motion.calm} ${tokens.motion.ease}`,
    },
    '&[data-corner$="left"]': { left: MINI.gap, right: 'auto' },
    '&[data-corner^="top"]': { top: bars.top + MINI.gap, bottom: 'auto' },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-place="mini"]': {
          inset: `auto 0 calc(${bars.bottom}px + env(safe-area-inset-bottom))`,
          zIndex: 7,
          width: 'auto',
          height: MINI.row,
          borderRadius: 0,
          boxShadow: '0 -1px 0 rgb(255 255 255 / 12%), 0 -10px 30px rgb(0 0 0 / 53%)',
        },
      },
    },
  },
});
export const frame = screenStyle({
  position: 'absolute',
  inset: 0,
  selectors: {
    [`${host}[data-place="mini"] &`]: {
      bottom: MINI.board,
      '@media': { [media.mobile]: { bottom: 0, right: 'auto', width: MINI.rowPicture } },
    },
  },
});
globalStyle(`${frame} > video`, {
  '@layer': { [screens]: { width: '100%', height: '100%', objectFit: 'contain', background: '#000000' } },
});
// Two fingers fill the window and let the whole picture be seen again, instead of enlarging the page.
globalStyle(`${host}[data-mode="side"]`, { '@layer': { [screens]: { touchAction: 'none' } } });
globalStyle(`${host}[data-filled] > ${frame} > video`, { '@layer': { [screens]: { objectFit: 'cover' } } });
globalStyle(`${host}[data-asleep]`, { '@layer': { [screens]: { cursor: 'none' } } });
// Without its controls the video keeps a line at its lower edge: red at the live edge, else white.
globalStyle(`${host}[data-asleep]:not([data-mode="strip"])::after`, {
  '@layer': {
    [screens]: {
      content: '',
      position: 'absolute',
      inset: 'auto 0 0',
      height: '4px',
      background: 'rgb(255 255 255 / 60%)',
    },
  },
});
globalStyle(`${host}[data-asleep][data-edge]::after`, {
  '@layer': { [screens]: { background: tokens.colour.liveFill } },
});

export const controls = screenStyle({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  paddingTop: '56px',
  background: 'linear-gradient(rgb(2 6 5 / 0%), rgb(2 6 5 / 88%))',
  transition: `opacity ${tokens.motion.calm} ${tokens.motion.ease}`,
  pointerEvents: 'none',
  selectors: { [`${host}[data-asleep] &:not(:focus-within)`]: { opacity: 0 } },
});
// Beside what is pressed at both ends of the window.
globalStyle(`${host}[data-filled] > ${controls}`, {
  '@layer': { [screens]: { insetInline: 'max(48px, (100% - 100dvh * 16 / 9) / 2)', background: 'none' } },
});
globalStyle(`${controls} > *`, { '@layer': { [screens]: { pointerEvents: 'auto' } } });
globalStyle(`${host}[data-asleep] ${controls}:not(:focus-within) > *`, {
  '@layer': { [screens]: { pointerEvents: 'none' } },
});

export const unmute = screenStyle({
  position: 'absolute',
  left: '16px',
  top: '16px',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '8px',
  height: tokens.touch,
  padding: '0 16px',
  borderRadius: tokens.radius.control,
  background: '#ffffff',
  color: '#0b1411',
  fontWeight: 700,
  selectors: { '&:hover': { background: '#e6ece4' } },
  '@media': { [media.mobile]: { left: '12px', top: '12px' } },
});
// Under the small board of a phone on its side, which says how many watch as well.
globalStyle(`${host}[data-mode="side"] > ${unmute}`, { '@layer': { [screens]: { top: '54px' } } });
export const watching = screenStyle({
  display: 'none',
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      right: '12px',
      top: '12px',
      display: 'flex',
      alignItems: 'center',
      gap: '6px',
      height: '26px',
      padding: '0 8px',
      borderRadius: '4px',
      background: 'rgb(6 16 12 / 80%)',
      fontSize: '12.5px',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
globalStyle(`${host}[data-mode="side"] > ${watching}`, { '@layer': { [screens]: { display: 'none' } } });
// Between the way back and the way to other rooms (RoomDoors).
const upright = `${host}[data-mode="upright"]:not([data-fullscreen])`;
globalStyle(`${upright} > ${unmute}`, { '@layer': { [screens]: { left: '56px', top: '4px' } } });
globalStyle(`${upright} > ${watching}`, { '@layer': { [screens]: { right: '56px', top: '13px' } } });
