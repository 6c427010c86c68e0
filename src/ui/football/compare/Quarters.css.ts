import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const chart = screenStyle({
  display: 'block',
  fontSize: 11,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const base = screenStyle({ stroke: colour.edge });
/** Shape doubles colour: filled against a dashed outline. */
export const bar = screenStyle({
  selectors: {
    '&[data-side="a"]': { fill: colour.accent },
    '&[data-side="b"]': {
      fill: colour.info,
      fillOpacity: 0.25,
      stroke: colour.info,
      strokeWidth: 2,
      strokeDasharray: '5 3',
    },
  },
});
export const value = screenStyle({
  textAnchor: 'middle',
  fontWeight: 700,
  selectors: { '&[data-side="a"]': { fill: colour.accent }, '&[data-side="b"]': { fill: colour.info } },
});
export const label = screenStyle({ textAnchor: 'middle', fill: colour.muted });
