import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { figureSizes } from './figureSizes.ts';

export const figure = partStyle({
  fontFamily: tokens.font.figures,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
  letterSpacing: '.012em',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-tone="lit"]': { color: tokens.board.lit },
    '&[data-tone="live"]': { color: tokens.colour.live },
    '&[data-tone="muted"]': { color: tokens.colour.muted },
  },
});
for (const size of figureSizes)
  globalStyle(`${figure}[data-size="${size}"]`, { '@layer': { [parts]: { fontSize: size } } });
