import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

/** The look of a compact select or date input for use in a row, without a label above it. */
export const choiceLook = {
  height: 36,
  minWidth: 0,
  maxWidth: '100%',
  padding: `0 ${space.x2}`,
  borderRadius: tokens.radius.control,
  border: `1px solid ${colour.edge}`,
  background: colour.ground,
  color: colour.ink,
  font: 'inherit',
  '@media': { [media.mobile]: { height: tokens.touch } },
} as const;
