import { media } from '../theme/media.ts';
import { pageTitle } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 640px)',
  gap: space.x12,
  alignItems: 'start',
  padding: `${space.x6} ${space.x6} ${space.x12}`,
  '@media': {
    [media.half]: { gap: space.x8 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, padding: `0 ${space.x4} ${space.x8}` },
  },
});
export const content = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const title = screenStyle(pageTitle);
