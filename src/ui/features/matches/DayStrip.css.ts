import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const bar = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  margin: `10px ${space.x3} 0`,
  borderBottom: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { margin: 0, paddingLeft: space.x2, borderBottom: 0 } },
});
export const strip = partStyle({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(max-content, 1fr)',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const day = partStyle({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minWidth: 78,
  height: 60,
  padding: '0 6px',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-current]': { color: colour.ink2 },
    '&[aria-current]::after': {
      content: '',
      position: 'absolute',
      left: space.x2,
      right: space.x2,
      bottom: 0,
      height: 3,
      background: colour.accent,
    },
  },
});
export const name = partStyle({
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 600,
  color: colour.ink2,
  selectors: { '[aria-current] > &': { color: colour.ink, fontWeight: 800 } },
});
export const count = partStyle({ fontSize: 11, lineHeight: '16px', fontWeight: 600 });
