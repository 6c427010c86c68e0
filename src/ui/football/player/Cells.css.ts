import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const percentile = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 8,
  verticalAlign: 'middle',
});
export const cells = screenStyle({ flex: 'none', fill: colour.raised });
globalStyle(`${cells} > [data-lit]`, { '@layer': { [screens]: { fill: colour.accent } } });
export const figure = screenStyle({ minWidth: 24, fontWeight: 800, textAlign: 'right' });
