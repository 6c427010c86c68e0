import { bars } from '../../theme/bars.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { COLUMNS } from './OddsRow.css.ts';

const { colour, space } = tokens;
/** Heights in CSS pixels: the names of the columns, wide and on a phone. */
export const HEAD = { wide: 52, phone: 32 } as const;

export const head = screenStyle({
  position: 'sticky',
  top: bars.top,
  zIndex: 3,
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: 2,
  alignItems: 'end',
  height: HEAD.wide,
  padding: `0 ${space.x3} 6px`,
  color: colour.muted,
  background: colour.ground,
  borderBottom: `1px solid ${colour.line}`,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
  textAlign: 'center',
  '@media': {
    [media.mobile]: {
      top: 'var(--odds-top)',
      gridTemplateColumns: 'minmax(0, 1fr) 82px 82px',
      columnGap: 6,
      alignItems: 'center',
      height: HEAD.phone,
      padding: `0 ${space.x4}`,
    },
  },
});
export const period = screenStyle({
  gridRow: 1,
  margin: '0 8px 4px',
  paddingBottom: 3,
  borderBottom: `1px solid ${colour.line}`,
  color: colour.ink2,
  selectors: { '&[data-period="full"]': { gridColumn: '3 / 6' }, '&[data-period="half"]': { gridColumn: '6 / 9' } },
  '@media': { [media.mobile]: { display: 'none' } },
});
const at = (column: number) => ({ gridColumn: column, gridRow: 2 });
export const kind = screenStyle({
  selectors: {
    '&[data-at="0"]': at(3),
    '&[data-at="1"]': at(4),
    '&[data-at="2"]': at(5),
    '&[data-at="3"]': at(6),
    '&[data-at="4"]': at(7),
    '&[data-at="5"]': at(8),
  },
  '@media': { [media.mobile]: { display: 'none' } },
});
/** Phone: the names of the two columns that are shown. */
export const phoneKind = screenStyle({
  display: 'none',
  '@media': {
    [media.mobile]: {
      display: 'block',
      gridRow: 1,
      selectors: { '&[data-at="0"]': { gridColumn: 2 }, '&[data-at="1"]': { gridColumn: 3 } },
    },
  },
});
