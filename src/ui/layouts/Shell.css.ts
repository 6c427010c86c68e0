import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { KEPT_THEATER } from '../theme/keptRoom.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { MINI } from '../features/player/mini.ts';
import { bars } from '../theme/bars.ts';

export const frame = screenStyle({ minHeight: '100dvh' });
/** A wrapper without a box, for `inert`. */
export const around = screenStyle({ display: 'contents' });

const narrow = { paddingBottom: `calc(${bars.bottom}px + 20px + env(safe-area-inset-bottom))` };
const liveroom = `${frame}[data-layout="liveroom"]`;
const byWidth = `${frame}[data-navbar="byWidth"]`;
// V-18: over an upright phone's room a sheet leaves the picture in sight, unless a keyboard takes the place below it.
globalStyle(liveroom, {
  '@layer': {
    [screens]: {
      '@media': {
        [`${media.mobile} and (max-aspect-ratio: 6/5)`]: {
          vars: {
            '--sheet-clear': '56.25vw',
            '--sheet-most': 'max(100dvh - 56.25vw, min(90dvh, 380px))',
          },
        },
      },
    },
  },
});
export const page = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  minWidth: 0,
  selectors: {
    [`${frame}[data-navbar="full"] &`]: { marginLeft: bars.full },
    [`${frame}[data-navbar="half"] &`]: { marginLeft: bars.half },
    [`${frame}[data-navbar="none"][data-layout="default"] &`]: narrow,
  },
  '@media': {
    [media.full]: {
      selectors: {
        [`${byWidth} &`]: { marginLeft: bars.full },
        [`${KEPT_THEATER} ${byWidth} &`]: { marginLeft: bars.half },
      },
    },
    [media.half]: { selectors: { [`${byWidth} &`]: { marginLeft: bars.half } } },
    [media.mobile]: {
      selectors: {
        [`${byWidth}[data-layout="default"] &`]: narrow,
        // A room fills what is left of a phone, also under a banner.
        [`${liveroom} &`]: { height: '100dvh' },
      },
    },
  },
});
// Keeps the end of the page clear of the mini player.
const small = `${frame}[data-small]`;
globalStyle(`${small} > ${page}`, {
  '@layer': {
    [screens]: {
      paddingBottom: MINI.picture + MINI.board + MINI.gap,
      '@media': {
        [media.mobile]: { paddingBottom: `calc(${bars.bottom + MINI.row + 20}px + env(safe-area-inset-bottom))` },
      },
    },
  },
});
/** Reserves the height of the bar until its code is loaded. */
export const topBarPlace = screenStyle({ height: bars.top });
export const main = screenStyle({
  flex: 1,
  minWidth: 0,
  selectors: { '&:focus': { outline: 'none' } },
  '@media': {
    [media.mobile]: {
      selectors: { [`${liveroom} &`]: { display: 'flex', flexDirection: 'column', minHeight: 0 } },
    },
  },
});

export const skip = screenStyle({
  position: 'fixed',
  zIndex: 40,
  left: tokens.space.x4,
  top: tokens.space.x2,
  padding: '10px 16px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.accent,
  color: tokens.colour.onAccent,
  fontWeight: 700,
  transform: 'translateY(-80px)',
  selectors: { '&:focus': { transform: 'none' } },
});
globalStyle('html:has(#content)', { '@layer': { [screens]: { scrollPaddingTop: bars.top + 8 } } });
/** Focused elements are scrolled above the bottom bar of a phone. */
globalStyle('html', {
  '@layer': {
    [screens]: {
      '@media': {
        [media.mobile]: { scrollPaddingBottom: `calc(${bars.bottom + 24}px + env(safe-area-inset-bottom))` },
      },
    },
  },
});
