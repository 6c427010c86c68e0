import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../theme/layers.css.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const face = partStyle({
  display: 'inline-block',
  flex: 'none',
  borderRadius: '50%',
  objectFit: 'cover',
  background: tokens.colour.raised,
});
export const faces = partStyle({ display: 'inline-flex' });
globalStyle(`${faces} > *`, { '@layer': { [parts]: { boxShadow: `0 0 0 2px ${tokens.colour.ground}` } } });
globalStyle(`${faces} > * + *`, { '@layer': { [parts]: { marginLeft: -6 } } });
