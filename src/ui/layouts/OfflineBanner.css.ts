import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const banner = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 40,
  padding: '6px 16px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${banner} > svg`, { '@layer': { [screens]: { color: tokens.colour.gold } } });
