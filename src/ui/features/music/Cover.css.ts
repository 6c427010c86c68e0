import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const cover = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: tokens.radius.board,
  background: tokens.colour.raised,
  objectFit: 'cover',
});
