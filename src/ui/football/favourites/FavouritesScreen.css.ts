import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;

export const page = screenStyle({
  minWidth: 0,
  maxWidth: 760,
  padding: `18px ${space.x3} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x6}` } },
});
export const title = screenStyle({ margin: `0 0 ${space.x3}`, fontSize: 28, lineHeight: '36px', fontWeight: 800 });
export const heading = screenStyle({
  margin: `${space.x6} 0 ${space.x2}`,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
});
export const rows = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  display: 'grid',
  gridTemplateColumns: '32px 40px minmax(0, 1fr) auto 44px',
  gridTemplateAreas: '"grip crest name next star" "grip crest fact next star"',
  alignItems: 'center',
  columnGap: space.x3,
  minHeight: 68,
  padding: `${space.x2} 0`,
  borderBottom: `1px solid ${colour.line}`,
  selectors: {
    '&[data-dragged]': { background: colour.raised, borderRadius: radius.control },
    '&[data-live]': { borderBottomColor: colour.accent },
  },
});
export const suggestion = screenStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 44px',
  alignItems: 'center',
  columnGap: space.x3,
  minHeight: 56,
  borderBottom: `1px solid ${colour.line}`,
  fontWeight: 700,
});
export const suggestionSign = screenStyle({ display: 'grid', placeItems: 'center' });
export const followers = screenStyle({
  display: 'block',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
});
/** Its rows stand as the width of the list allows. */
export const tips = screenStyle({ containerType: 'inline-size', vars: { '--inset': '0px' } });
export const more = screenStyle({ marginTop: space.x3 });
export const grip = screenStyle({
  gridArea: 'grip',
  display: 'grid',
  placeItems: 'center',
  width: 32,
  height: tokens.touch,
  border: 0,
  background: 'none',
  color: colour.muted,
  cursor: 'grab',
  // A finger on the grip moves the row and not the page.
  touchAction: 'none',
});
export const sign = screenStyle({ gridArea: 'crest', display: 'grid', placeItems: 'center' });
export const star = screenStyle({ gridArea: 'star', display: 'grid' });
export const name = screenStyle({
  gridArea: 'name',
  alignSelf: 'end',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 700,
});
export const fact = screenStyle({
  gridArea: 'fact',
  alignSelf: 'start',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.ink2,
});
export const minute = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6, color: colour.live });
export const next = screenStyle({
  gridArea: 'next',
  display: 'grid',
  justifyItems: 'end',
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.ink2,
});
export const tile = screenStyle({ minWidth: 56, minHeight: 28 });
export const hint = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  margin: `${space.x3} 0 0`,
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.muted,
});
