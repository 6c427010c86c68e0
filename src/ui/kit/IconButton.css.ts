import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const iconButton = partStyle({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: tokens.radius.control,
  color: tokens.colour.ink2,
  fontSize: 16,
  fontWeight: 700,
  position: 'relative',
  selectors: {
    '&:hover': { background: tokens.colour.raised, color: tokens.colour.ink },
    '&:disabled': { color: tokens.colour.muted, cursor: 'not-allowed' },
  },
  '@media': { [media.mobile]: { width: tokens.touch, height: tokens.touch } },
});
