import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { unlitGround } from '../../theme/unlit.ts';

const { colour, radius, space } = tokens;
const quietText = { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;

/** First on a phone: rooms come before any number. */
export const watch = screenStyle({ '@media': { [media.mobile]: { order: -1 } } });
export const count = screenStyle({ ...quietText, marginLeft: 'auto' });
export const picture = screenStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  borderRadius: radius.picture,
});
globalStyle(`${picture} > img`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: 176, objectFit: 'cover' } },
});
export const badge = screenStyle({ position: 'absolute', left: 10, top: 10 });
export const play = screenStyle({
  position: 'absolute',
  inset: 0,
  margin: 'auto',
  display: 'grid',
  placeContent: 'center',
  width: 60,
  height: 60,
  borderRadius: '50%',
  background: '#06100cd9',
  color: '#ffffff',
});
export const cover = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-evenly',
  height: 200,
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: '#0f3a26',
});
export const pitch = screenStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
export const stripes = screenStyle({ fill: '#114029' });
export const lines = screenStyle({ fill: 'none', stroke: '#7fae93', strokeOpacity: 0.55, strokeWidth: 2 });
export const unlit = screenStyle({ width: 96, height: 64, borderRadius: radius.board, background: unlitGround });
globalStyle(`${cover} > :is(svg:not(.${pitch}), img, span)`, { '@layer': { [screens]: { position: 'relative' } } });
export const people = screenStyle({ listStyle: 'none' });
export const person = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 56,
  color: colour.ink2,
  selectors: { '& + &': { borderTop: `1px solid ${colour.line}` } },
});
export const who = screenStyle({ display: 'grid', flex: 1, minWidth: 0, color: colour.ink });
export const quiet = screenStyle(quietText);
globalStyle(`${watch} > a[data-size="l"]`, {
  '@layer': {
    [screens]: {
      width: '100%',
      marginTop: space.x2,
      height: 40,
      fontSize: 14,
      '@media': { [media.mobile]: { height: 48, fontSize: 16 } },
    },
  },
});
