import { bars } from '../theme/bars.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
/** Heights on a phone in CSS pixels: the sticky days and filters, and a league's heading below them. */
const STICKY_HEIGHT = 124;
const LEAGUE_HEAD = 44;

export const page = screenStyle({
  minWidth: 0,
  padding: `18px ${space.x3} ${space.x12}`,
  vars: { '--league-top': `${bars.top}px`, '--league-cover': '40px' },
  '@media': {
    [media.mobile]: {
      padding: `0 0 ${space.x6}`,
      vars: {
        '--league-top': `${STICKY_HEIGHT}px`,
        '--league-cover': `${STICKY_HEIGHT + LEAGUE_HEAD - bars.top}px`,
      },
    },
  },
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: `${space.x2} 14px`,
  padding: `0 ${space.x3}`,
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} 0` } },
});
/** On a phone the views say what the page is; the title is for screen readers there. */
export const title = screenStyle({
  ...headline,
  '@media': {
    [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});
export const views = screenStyle({ display: 'flex', gap: space.x1 });
export const updated = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const sticky = screenStyle({
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: STICKY_HEIGHT,
      background: colour.ground,
      borderBottom: `1px solid ${colour.line}`,
    },
  },
});
export const tools = screenStyle({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: space.x2,
  '@media': { [media.mobile]: { position: 'relative', flexWrap: 'nowrap', gap: 0 } },
});
export const shieldSwitch = screenStyle({
  paddingRight: space.x3,
  fontSize: 12.5,
  fontWeight: 600,
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Room for what says that results are hidden. */
export const shield = screenStyle({
  minHeight: 128,
  '@media': { [media.mobile]: { paddingInline: space.x4 } },
});
/** Instead of matches; rows have their own margins. */
export const notice = screenStyle({ '@media': { [media.mobile]: { paddingInline: space.x4 } } });
export const count = screenStyle({ minWidth: '1ch', fontWeight: 600, fontVariantNumeric: 'tabular-nums' });
