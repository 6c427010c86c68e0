import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { bars } from '../theme/bars.ts';

export const topBar = screenStyle({
  position: 'sticky',
  zIndex: 5,
  top: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 480px) minmax(max-content, 1fr)',
  alignItems: 'center',
  gap: tokens.space.x4,
  height: bars.top,
  padding: '0 24px',
  background: tokens.colour.ground,
  boxShadow: `inset 0 -1px 0 ${tokens.colour.line}`,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const search = screenStyle({ gridColumn: 2 });
export const right = screenStyle({ display: 'flex', justifyContent: 'flex-end', alignItems: 'center', gap: 4 });
