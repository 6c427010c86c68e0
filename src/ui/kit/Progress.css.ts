import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const progress = partStyle({
  display: 'block',
  width: '100%',
  height: 8,
  borderRadius: 4,
  background: tokens.colour.raised,
});
export const reached = partStyle({ fill: tokens.colour.accent });
