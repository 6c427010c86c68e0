import { bars } from '../theme/bars.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const feed = partStyle({ display: 'grid', gap: 12, minWidth: 0, outline: 'none' });
/** Overlays the rows and takes no height, so that nothing moves when it appears. */
export const news = partStyle({
  position: 'sticky',
  top: bars.top + 8,
  zIndex: 1,
  height: 0,
  marginBottom: -12,
  display: 'flex',
  justifyContent: 'center',
  '@media': { [media.mobile]: { top: bars.mobileTop + 8 } },
});
export const end = partStyle({ display: 'grid', gap: 8 });
export const more = partStyle({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });
export const note = partStyle({ margin: 0, fontSize: 13, color: tokens.colour.muted });
