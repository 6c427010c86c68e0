import { searchBox, searchInput } from '../kit/searchLook.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

/** Wide: a field at the end of its row. Phone, or where there is little room: a sign that opens over the row. */
export const search = screenStyle({
  marginLeft: 'auto',
  paddingRight: space.x3,
  selectors: { '&[data-small]': { marginLeft: 0, paddingRight: 0 } },
  '@media': {
    [media.mobile]: {
      flex: 'none',
      padding: `${space.x2} ${space.x2} 10px 0`,
      selectors: {
        '&[data-open]': {
          position: 'absolute',
          inset: 0,
          zIndex: 1,
          padding: `${space.x2} ${space.x4} 10px`,
          background: colour.ground,
        },
      },
    },
  },
});
export const opener = screenStyle({
  display: 'none',
  selectors: {
    [`${search}[data-small]:not([data-open]) > &`]: { display: 'block' },
  },
  '@media': { [media.mobile]: { selectors: { [`${search}:not([data-open]) > &`]: { display: 'block' } } } },
});
export const box = screenStyle({
  ...searchBox,
  gap: space.x2,
  width: 230,
  height: 36,
  padding: '0 0 0 10px',
  overflow: 'hidden',
  selectors: {
    ...searchBox.selectors,
    [`${search}[data-small]:not([data-open]) > &`]: { display: 'none' },
  },
  '@media': {
    [media.mobile]: {
      width: '100%',
      height: tokens.touch,
      selectors: { [`${search}:not([data-open]) > &`]: { display: 'none' } },
    },
  },
});
export const input = screenStyle({
  ...searchInput,
  fontSize: 14,
  '@media': { [media.mobile]: { fontSize: searchInput.fontSize } },
});
