import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';

/** About as high as what comes, so that the page does not grow under who reads it. */
export const place = screenStyle({
  minHeight: 240,
  selectors: {
    '&[data-section="bestPlayer"]': { minHeight: 112 },
    '&[data-section="stats"]': { minHeight: 460 },
    '&[data-section="lineups"]': { minHeight: 780 },
    '&[data-section="votes"]': { minHeight: 0 },
    '&[data-section="votes"][data-status="upcoming"]': { minHeight: 142 },
  },
  '@media': {
    // Without scripts nothing comes here.
    '(scripting: none)': { display: 'none' },
    [media.mobile]: { selectors: { '&[data-section="lineups"]': { minHeight: 1180 } } },
  },
});
