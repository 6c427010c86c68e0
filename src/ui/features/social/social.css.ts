import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

/** As wide as the longer of its two labels, so that a press moves nothing. */
export const follow = partStyle({
  display: 'inline-grid',
  minWidth: 132,
  selectors: { '&[data-size="m"]': { minWidth: 148 } },
});
export const rating = partStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x6}`,
});
export const mean = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: tokens.touch,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  // The stars must not move when it is known: on a phone they stand below it.
  minWidth: 200,
  '@media': { [media.mobile]: { flexBasis: '100%' } },
});
export const stars = partStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', minHeight: tokens.touch });
export const yours = partStyle({ marginRight: space.x2, color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const star = partStyle({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: tokens.touch,
  color: colour.muted,
  selectors: { '&:hover': { color: colour.ink }, '&[data-lit="true"]': { color: colour.gold } },
});
export const takeBack = partStyle({ minWidth: 88 });
