import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';

export const icon = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const count = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
/** Its space is reserved while nothing is live, so that no chip moves. */
export const dot = screenStyle({
  display: 'inline-flex',
  visibility: 'hidden',
  selectors: { '[data-live] > &': { visibility: 'visible' } },
});
