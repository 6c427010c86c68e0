import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const pageSkeleton = screenStyle({
  display: 'grid',
  placeItems: 'center',
  minHeight: '60dvh',
  color: tokens.colour.accent,
});
