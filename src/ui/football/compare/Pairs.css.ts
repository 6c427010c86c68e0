import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;

export const place = screenStyle({ paddingTop: 20 });
export const pairs = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: 36,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pair = screenStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto minmax(0, 1fr) 28px',
  alignItems: 'center',
  gap: 10,
  minHeight: 56,
  padding: `0 ${space.x2}`,
  borderTop: `1px solid ${colour.line}`,
  borderRadius: radius.board,
  fontWeight: 600,
  selectors: { '&:hover': { background: colour.hover } },
});
export const cut = screenStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '& ~ &': { textAlign: 'right' } },
});
export const against = screenStyle({ color: colour.muted });
