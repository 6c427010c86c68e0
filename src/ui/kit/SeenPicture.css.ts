import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour } = tokens;

export const picture = partStyle({
  position: 'relative',
  display: 'block',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: tokens.radius.picture,
  background: colour.raised,
});
globalStyle(`${picture} > img`, {
  '@layer': { [parts]: { display: 'block', width: '100%', height: '100%', objectFit: 'cover' } },
});
export const reached = partStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  width: '100%',
  height: 4,
  border: 0,
  appearance: 'none',
  background: board.ground,
  selectors: {
    '&::-webkit-progress-bar': { background: board.ground },
    '&::-webkit-progress-value': { background: board.lit },
    '&::-moz-progress-bar': { background: board.lit },
  },
});
