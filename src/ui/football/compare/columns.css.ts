import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';

/** Beside each other where there is room: the shape at the left, the figures at the right. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: '420px minmax(0, 1fr)',
  gap: 40,
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 820px)' } },
  paddingTop: 20,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 28 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 24, paddingTop: 12 },
  },
});
export const column = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 24,
  minWidth: 0,
});
export const state = screenStyle({ paddingTop: 20 });
export const season = screenStyle({ maxWidth: 420, paddingTop: 16 });
