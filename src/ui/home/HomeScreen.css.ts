import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const low = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 376px',
  paddingTop: 20,
  paddingBottom: space.x12,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.mobile]: { display: 'block', paddingBottom: space.x6 },
  },
});
/** Above the schedule on a phone, beside it elsewhere. */
export const right = screenStyle({
  gridArea: '1 / 2',
  minWidth: 0,
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} 20px` } },
});
/** The heading of a block: its title and a link to all of its content. */
export const head = screenStyle({ display: 'flex', alignItems: 'baseline', gap: space.x3 });
export const headTitle = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
export const headLink = screenStyle({
  marginLeft: 'auto',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
export const stack = screenStyle({ display: 'grid', gap: 10, marginTop: space.x3 });
