import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const lines = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
/** Wide: one line with the scores aligned. Phone: day and competition above the two teams. */
export const line = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  gridTemplateColumns: '64px minmax(0, 1fr) 84px minmax(0, 1fr) minmax(0, 196px)',
  gridTemplateAreas: '"day home score away beside"',
  columnGap: space.x2,
  minHeight: 45,
  borderTop: `1px solid ${colour.line}`,
  // Rows far below are not laid out before they are near.
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 45px',
  selectors: { '&:hover': { background: colour.hover } },
  '@media': {
    [media.half]: { gridTemplateColumns: '52px minmax(0, 1fr) 76px minmax(0, 1fr) minmax(0, 116px)' },
    [media.mobile]: {
      vars: { '--row-line': '24px' },
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"day beside beside" "home home score" "away away score"',
      gridTemplateRows: '20px 24px 24px',
      padding: `${space.x2} 0`,
      minHeight: 85,
      containIntrinsicSize: 'auto 85px',
    },
  },
});
const small = { fontSize: 12.5, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' } as const;
export const day = screenStyle({
  gridArea: 'day',
  ...small,
  color: colour.muted,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '[data-state="live"] > &': { color: colour.live, fontWeight: 700 } },
});
export const beside = screenStyle({
  gridArea: 'beside',
  ...small,
  minWidth: 0,
  color: colour.muted,
  textAlign: 'right',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '[data-state="off"] > &': { color: colour.gold, fontWeight: 600 } },
  '@media': { [media.mobile]: { textAlign: 'left' } },
});
