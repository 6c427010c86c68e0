import { bars } from '../theme/bars.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
/** Heights on a phone in CSS pixels: the sticky days and filters, and a league's heading below them. */
const STICKY_HEIGHT = 124;
/** The sticky days alone. */
const DAYS_HEIGHT = 61;
const LEAGUE_HEAD = 44;

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px' },
    [media.mobile]: { display: 'block' },
  },
  // A page that leads with rooms has them over its whole width.
  selectors: { '&[data-live]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = screenStyle({
  minWidth: 0,
  padding: `18px ${space.x3} ${space.x12}`,
  // The first face has its name beside it where there is space.
  vars: {
    ...{ '--who': '128px', '--speaker': 'block', '--more-faces': 'none' },
    ...{ '--league-top': `${bars.top}px`, '--league-cover': '40px' },
  },
  '@media': {
    [media.mobile]: {
      padding: `0 0 ${space.x6}`,
      vars: {
        ...{ '--more-faces': 'inline', '--league-top': `${STICKY_HEIGHT}px` },
        '--league-cover': `${STICKY_HEIGHT + LEAGUE_HEAD - bars.top}px`,
      },
      selectors: {
        [`${columns}[data-live] &`]: {
          vars: { '--league-top': `${DAYS_HEIGHT}px`, '--league-cover': `${DAYS_HEIGHT + LEAGUE_HEAD - bars.top}px` },
        },
      },
    },
  },
});
/** On a phone the top bar shows the title; here it is for screen readers. */
export const head = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: `0 ${space.x3}`,
  padding: `0 ${space.x3}`,
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      padding: 0,
    },
  },
});
export const title = screenStyle(headline);
export const sticky = screenStyle({
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      top: 0,
      zIndex: 3,
      height: STICKY_HEIGHT,
      background: colour.ground,
      borderBottom: `1px solid ${colour.line}`,
      selectors: { [`${columns}[data-live] &`]: { height: DAYS_HEIGHT } },
    },
  },
});
export const out = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2, justifyContent: 'center' });
export const asideLink = screenStyle({ fontSize: 12.5, lineHeight: '18px', color: colour.ink2, fontWeight: 600 });
/** Reserves the height of the commentator filter. */
export const commentators = screenStyle({ minHeight: 84 });
/** B2: the place of the bar that says that results are hidden, kept while it is loading. */
export const shield = screenStyle({ minHeight: 128 });
