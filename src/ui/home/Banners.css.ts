import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const block = screenStyle({ marginTop: tokens.space.x6 });
export const picture = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: tokens.radius.picture,
});
