import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';

/** A phone on its side, as the stage takes it (domain/room/stage.ts). */
export const onItsSide = `${media.mobile} and (min-aspect-ratio: 6/5)`;

export const picture = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: '16 / 9',
  background: '#000000',
  overflow: 'hidden',
  '@media': { [onItsSide]: { width: 'min(100vw - 96px, 100dvh * 16 / 9)', marginInline: 'auto' } },
});
/** The page's video over the still, until the player's controls have it. */
export const early = screenStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' });
globalStyle(`${early} > video`, {
  '@layer': { [screens]: { width: '100%', height: '100%', objectFit: 'contain' } },
});
/** As the player's own still covers the place: a larger one would be painted as news. */
export const still = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
