import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const heading = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const list = screenStyle({ display: 'grid', marginTop: space.x3 });
/** Entries along a line, the latest one highlighted. */
export const entry = screenStyle({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: `0 0 ${space.x4} ${space.x6}`,
  boxShadow: `inset 2px 0 0 ${colour.line}`,
  selectors: {
    '&::before': {
      content: '',
      position: 'absolute',
      left: -4,
      top: 5,
      width: 10,
      height: 10,
      borderRadius: '50%',
      background: colour.edge,
    },
    '&:first-child::before': { background: colour.accent },
    '&:last-child': { boxShadow: 'none' },
  },
});
export const when = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const note = screenStyle({
  maxWidth: 560,
  color: colour.ink2,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
