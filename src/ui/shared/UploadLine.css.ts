import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const uploadLine = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: tokens.space.x3,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${uploadLine} > progress`, {
  '@layer': { [screens]: { width: 160, height: 8, accentColor: tokens.colour.accent } },
});
