import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;

export const card = partStyle({
  display: 'block',
  minWidth: 0,
  selectors: {
    '&[data-layout="rail"]': {
      display: 'grid',
      gridTemplateColumns: '144px minmax(0, 1fr)',
      gap: 14,
      alignItems: 'center',
    },
  },
  '@media': {
    [media.half]: {
      selectors: { '&[data-layout="rail"]': { gridTemplateColumns: '108px minmax(0, 1fr)', gap: space.x3 } },
    },
    [media.mobile]: { selectors: { '&[data-layout="rail"]': { display: 'block', width: 176 } } },
  },
});
export const picture = partStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: colour.raised,
});
export const still = partStyle({ width: '100%', height: '100%', objectFit: 'cover', display: 'block' });
export const badge = partStyle({ position: 'absolute', left: 5, top: 5, display: 'flex' });
export const face = partStyle({
  position: 'absolute',
  right: 5,
  bottom: 5,
  display: 'flex',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #06100c',
});
export const text = partStyle({
  // Holds what asks whether the card is in sight.
  position: 'relative',
  display: 'block',
  minWidth: 0,
  selectors: { '[data-layout="card"] > &': { marginTop: space.x2 } },
  '@media': { [media.mobile]: { selectors: { '[data-layout="rail"] > &': { marginTop: space.x2 } } } },
});
export const lines = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 10,
  alignItems: 'center',
  lineHeight: '20px',
});
export const cut = partStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const note = partStyle({
  display: 'block',
  color: colour.muted,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const meta = partStyle({
  display: 'flex',
  gap: 10,
  marginTop: 2,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  whiteSpace: 'nowrap',
});
