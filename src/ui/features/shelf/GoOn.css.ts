import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';

/** Heights of a filled shelf in CSS pixels, so that nothing moves when it comes. */
const HEIGHT = { strip: 132, shelf: 316, phoneShelf: 300 } as const;

export const place = screenStyle({
  minWidth: 0,
  selectors: {
    'html[data-shelf] &[data-look="strip"]': { minHeight: HEIGHT.strip },
    'html[data-shelf] &[data-look="shelf"]': { minHeight: HEIGHT.shelf },
    '&:empty': { display: 'none' },
    'html[data-shelf] &:empty': { display: 'block' },
  },
  '@media': {
    [media.mobile]: { selectors: { 'html[data-shelf] &[data-look="shelf"]': { minHeight: HEIGHT.phoneShelf } } },
  },
});
