import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** In one line, as high as before its chips are known. */
export const chips = partStyle({
  display: 'flex',
  gap: tokens.space.x2,
  minHeight: 44,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
