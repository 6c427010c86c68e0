import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** Keeps its height free while the thread loads, and is left out on paper. */
export const place = screenStyle({
  minHeight: 240,
  marginTop: tokens.space.x6,
  minWidth: 0,
  selectors: { '&[data-bare]': { marginTop: 0 }, '&[data-inset]': { padding: `0 ${tokens.space.x6}` } },
  '@media': {
    [media.mobile]: { selectors: { '&[data-inset]': { padding: `0 ${tokens.space.x4}` } } },
    print: { display: 'none' },
  },
});
