import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** The zone and the time of the last answer, at the end of a page's head. */
export const updated = partStyle({
  marginLeft: 'auto',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
/** Filters of a day, below its strip. */
export const chips = partStyle({
  // Contains the visually hidden text of the chips, which would otherwise widen the page.
  position: 'relative',
  display: 'flex',
  minWidth: 0,
  gap: space.x2,
  padding: `${space.x3} ${space.x3} 6px`,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.mobile]: { padding: `${space.x2} ${space.x4} 10px` } },
});
