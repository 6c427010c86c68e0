import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** Off-screen leagues are not laid out; their size is remembered, so that the list does not move. */
export const section = partStyle({
  contentVisibility: 'auto',
  containIntrinsicSize: 'auto 300px',
  selectors: { '& + &': { marginTop: space.x2 } },
});
/** Sticks at the position that the page sets; above rows, below the bars. */
export const head = partStyle({
  position: 'sticky',
  top: 'var(--league-top, auto)',
  zIndex: 2,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: 36,
  padding: `0 ${space.x3}`,
  fontSize: 12.5,
  lineHeight: '18px',
  background: colour.ground,
  selectors: {
    // As wide as the words of the rows.
    '&::after': {
      content: '',
      position: 'absolute',
      inset: `auto ${space.x3} 0`,
      height: 1,
      background: colour.line,
    },
  },
  '@media': {
    [media.mobile]: {
      height: 44,
      padding: `0 ${space.x4}`,
      selectors: { '&::after': { inset: `auto ${space.x4} 0` } },
    },
  },
});
export const league = partStyle({
  font: 'inherit',
  fontWeight: 700,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const round = partStyle({
  color: colour.muted,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const count = partStyle({ marginLeft: 'auto', color: colour.muted, fontVariantNumeric: 'tabular-nums' });
const control = {
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: 32,
  color: colour.muted,
} as const;
export const star = partStyle({
  ...control,
  margin: '0 -4px 0 -10px',
  selectors: { '&[aria-pressed="true"]': { color: colour.gold } },
});
export const fold = partStyle({ ...control, marginRight: -8 });
export const rows = partStyle({ listStyle: 'none', margin: 0, padding: 0 });
