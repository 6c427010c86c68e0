import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const radar = screenStyle({
  display: 'block',
  width: '100%',
  maxWidth: 420,
  margin: '0 auto',
  overflow: 'visible',
});
export const ring = screenStyle({ fill: 'none', stroke: colour.line });
export const middle = screenStyle({ fill: 'none', stroke: colour.edge, strokeDasharray: '3 3' });
export const axis = screenStyle({ fill: colour.muted, fontSize: 11, fontWeight: 600 });
export const shape = screenStyle({
  strokeWidth: 2.5,
  selectors: {
    '&[data-side="a"]': { fill: colour.accent, stroke: colour.accent },
    '&[data-side="b"]': { fill: colour.info, stroke: colour.info },
  },
});
globalStyle(`${shape} > path`, { '@layer': { [screens]: { fillOpacity: 0.16 } } });
globalStyle(`${shape} > :is(circle, rect)`, { '@layer': { [screens]: { stroke: 'none' } } });
globalStyle(`${shape}[data-side="b"] > path`, {
  '@layer': { [screens]: { strokeDasharray: '6 4', fillOpacity: 0.1 } },
});
export const label = screenStyle({ fill: colour.ink2, fontSize: 12.5, fontWeight: 600 });
export const value = screenStyle({
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-side="a"]': { fill: colour.accent }, '&[data-side="b"]': { fill: colour.info } },
});
