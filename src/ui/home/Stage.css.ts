import { globalStyle } from '@vanilla-extract/css';
import { onFirstPhone } from '../theme/frames.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const stage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  height: 444,
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px', height: 420 },
    [media.mobile]: { display: 'block', height: 'auto' },
  },
});
export const picture = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  background: colour.stand,
  '@media': { [media.mobile]: { height: 330 } },
});
export const quiet = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  padding: space.x6,
  paddingBottom: 96,
  background: tokens.board.ground,
  color: tokens.board.ink,
});
export const rail = screenStyle({
  minWidth: 0,
  padding: `14px ${space.x6} 0`,
  '@media': { [media.mobile]: { padding: '14px 0 0' } },
});
globalStyle(`${rail} > div`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { padding: `0 ${space.x4}` } } } },
});
export const cards = screenStyle({
  '@media': {
    [media.mobile]: {
      display: 'flex',
      gap: space.x3,
      overflowX: 'auto',
      padding: `10px ${space.x4} 0`,
      scrollbarWidth: 'none',
    },
  },
});
/** On a phone they come with the second frame; their height is that of a card. */
globalStyle(
  `html[data-first="1"] ${cards}`,
  onFirstPhone({ contentVisibility: 'hidden', containIntrinsicHeight: '167px' }),
);
globalStyle(`${cards} > li`, {
  '@layer': {
    [screens]: {
      position: 'relative',
      padding: `${space.x2} 0`,
      '@media': { [media.mobile]: { padding: 0, flex: 'none' } },
    },
  },
});
globalStyle(`${cards} > li + li::before`, {
  '@layer': {
    [screens]: {
      content: '',
      position: 'absolute',
      left: 158,
      right: 0,
      top: 0,
      height: 1,
      background: colour.line,
      '@media': { [media.half]: { left: 120 }, [media.mobile]: { display: 'none' } },
    },
  },
});
export const waiting = screenStyle({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'center',
  '@media': {
    [media.half]: { gridTemplateColumns: '108px minmax(0, 1fr)' },
    [media.mobile]: { display: 'block', width: 176, height: 167 },
  },
});
