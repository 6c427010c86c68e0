import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const liveDot = partStyle({
  display: 'inline-block',
  flex: 'none',
  width: 6,
  height: 6,
  borderRadius: '50%',
  background: tokens.colour.live,
});
