import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { box, composer, send } from './Composer.css.ts';

export const strip = screenStyle({ position: 'relative', flex: 'none' });
export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
});
/** The last words over the picture, which is pressed through them. */
export const over = screenStyle({ flex: 1, minHeight: 0, pointerEvents: 'none' });
// Over the picture the composer is a plate of its own.
const overPicture = `${panel}:not([data-as="column"])`;
globalStyle(`${overPicture} ${composer}`, {
  '@layer': { [screens]: { padding: '8px 0 4px', border: 0, background: 'none', pointerEvents: 'auto' } },
});
const plate = 'rgb(6 13 10 / 90%)';
globalStyle(`${overPicture} ${send}:not([data-on])`, {
  '@layer': { [screens]: { background: plate, color: tokens.colour.ink2 } },
});
globalStyle(`${overPicture} ${box}`, {
  '@layer': {
    [screens]: { background: plate, boxShadow: `inset 0 0 0 1px ${tokens.colour.edge}` },
  },
});
