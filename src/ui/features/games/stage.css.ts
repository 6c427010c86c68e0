import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { space } = tokens;

export const box = screenStyle({ position: 'absolute', inset: 0 });
globalStyle(`${box} > iframe`, {
  '@layer': { [screens]: { display: 'block', width: '100%', height: '100%', border: 0 } },
});
export const veil = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x4,
  background: '#050b08dd',
  textAlign: 'center',
});
