import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const sent = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x3,
  fontWeight: 600,
});
globalStyle(`${sent} > svg`, { '@layer': { [screens]: { color: tokens.colour.turf } } });
globalStyle(`${sent} > [role="alert"]`, { '@layer': { [screens]: { color: tokens.colour.danger } } });
