import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, radius } = tokens;

export const names = screenStyle({
  position: 'absolute',
  zIndex: 30,
  // Over what follows the field, so that nothing moves.
  top: 'calc(100% + 4px)',
  left: 0,
  minWidth: 200,
  maxWidth: '100%',
  display: 'grid',
  padding: '6px 0',
  background: colour.surface,
  color: colour.ink,
  borderRadius: radius.control,
  boxShadow: '0 16px 40px #0007',
});
export const name = screenStyle({
  display: 'block',
  width: '100%',
  minHeight: tokens.touch,
  padding: '0 16px',
  fontSize: 14,
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'left',
  selectors: {
    '&:hover, &[aria-selected="true"]': {
      background: colour.hover,
      boxShadow: `inset 3px 0 0 ${colour.accent}`,
    },
  },
});
