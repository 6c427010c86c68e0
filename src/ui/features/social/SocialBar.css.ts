import { partStyle } from '../../theme/style.ts';
import { media } from '../../theme/media.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** As high as the bar, so that it moves nothing when it comes; on a phone the views stand below the emoji. */
export const place = partStyle({
  minHeight: tokens.touch,
  selectors: { '&[data-inset]': { padding: `0 ${space.x4}` } },
  '@media': { [media.mobile]: { minHeight: 92 } },
});
export const bar = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
});
export const reactions = partStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, auto))',
  gap: space.x1,
  minWidth: 0,
  '@media': {
    // A narrow aside has room for eight of them, and for nothing between.
    [media.half]: { gap: 0 },
    [media.mobile]: { flexBasis: '100%', gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: 0 },
  },
});
export const reaction = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  justifyContent: 'center',
  minWidth: 40,
  minHeight: tokens.touch,
  padding: `0 ${space.x1}`,
  '@media': { [media.half]: { minWidth: 0, width: 38 } },
  color: colour.ink2,
  fontSize: 15,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
  borderRadius: tokens.radius.control,
  selectors: {
    '&:hover': { background: colour.raised },
    '&[aria-pressed="true"]': { background: colour.accentSoft, boxShadow: `inset 0 0 0 1px ${colour.accent}` },
  },
});
export const views = partStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', whiteSpace: 'nowrap' });
