import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { BESIDE } from './beside.ts';
import { HEAD } from './OddsList.css.ts';

const { colour, space } = tokens;
/** On a phone: days, filters, and the choices of the board above them. */
const STICKY = 124;

export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [BESIDE]: { selectors: { '&[data-panel]': { gridTemplateColumns: 'minmax(0, 1fr) 300px' } } } },
});
export const page = screenStyle({
  minWidth: 0,
  padding: `18px ${space.x3} ${space.x12}`,
  vars: { '--league-top': `${bars.top + HEAD.wide}px`, '--league-cover': '92px' },
  '@media': {
    [media.mobile]: {
      padding: `0 0 ${space.x6}`,
      vars: {
        '--odds-top': `${STICKY}px`,
        '--league-top': `${STICKY + HEAD.phone}px`,
        '--league-cover': `${STICKY + HEAD.phone + 44 - bars.top}px`,
      },
    },
  },
});
export const format = screenStyle({
  marginLeft: 'auto',
  padding: `0 ${space.x3}`,
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Phone: formats and markets above the list; they scroll away. */
export const phoneTools = screenStyle({
  display: 'none',
  '@media': { [media.mobile]: { display: 'grid', gap: space.x2, padding: `${space.x2} ${space.x4} 10px` } },
});
export const shows = screenStyle({ display: 'flex', gap: space.x2, overflowX: 'auto', scrollbarWidth: 'none' });
export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `6px 18px`,
  padding: `${space.x4} ${space.x3} ${space.x2}`,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4}` } },
});
export const legend = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6 });
export const negative = screenStyle({ color: colour.danger, fontVariantNumeric: 'tabular-nums' });
export const phoneAge = screenStyle({
  display: 'none',
  color: colour.muted,
  '@media': { [media.mobile]: { display: 'block', flexBasis: '100%' } },
});
/** Beside the list where there is room for it. */
export const panel = screenStyle({
  display: 'none',
  '@media': {
    [BESIDE]: {
      display: 'block',
      position: 'sticky',
      top: bars.top,
      alignSelf: 'start',
      height: `calc(100dvh - ${bars.top}px)`,
      overflowY: 'auto',
      padding: `${space.x3} 20px ${space.x6}`,
      borderLeft: `1px solid ${colour.line}`,
    },
  },
});
export const inSheet = screenStyle({ padding: `${space.x4} 28px ${space.x6}` });
export const pick = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', padding: `${space.x4} 0` });
