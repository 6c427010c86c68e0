import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const chips = screenStyle({
  // What is hidden in a chip but read aloud scrolls with it, and widens no page.
  position: 'relative',
  display: 'flex',
  gap: space.x2,
  padding: `${space.x3} ${space.x3} 6px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} 10px` } },
});
export const icon = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const count = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** Its place is kept while nothing is live, so that no chip moves when something begins. */
export const dot = screenStyle({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: { '[data-live] > &': { visibility: 'visible' } },
});
