import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const chain = partStyle({ display: 'flex', flexWrap: 'wrap', rowGap: tokens.space.x2 });
export const cell = partStyle({ flex: 'none', overflow: 'visible' });
export const link = partStyle({
  stroke: colour.edge,
  strokeWidth: 2,
  fill: 'none',
  selectors: { '&[data-torn]': { stroke: colour.danger, strokeWidth: 1.5 } },
});
/** The outline: what was won and what is open have their own colours, what paid nothing the edge's. */
export const box = partStyle({
  fill: 'none',
  strokeWidth: 1.5,
  stroke: colour.edge,
  selectors: {
    '[data-state="won"] > &': { fill: colour.turf, stroke: colour.turf },
    '[data-state="half_won"] > &': { stroke: colour.turf },
    '[data-state="half_lost"] > &, [data-state="lost"] > &': { stroke: colour.danger },
    '[data-state="open"] > &': { stroke: colour.ink, strokeDasharray: '2.5 2' },
  },
});
export const fill = partStyle({ fill: colour.turf });
export const bar = partStyle({ stroke: colour.danger, strokeWidth: 2.5 });
export const dash = partStyle({ stroke: colour.muted, strokeWidth: 1.5 });
export const dots = partStyle({ fill: colour.edge });

export const table = partStyle({
  width: '100%',
  marginTop: tokens.space.x2,
  borderCollapse: 'collapse',
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [parts]: { padding: '6px 0', borderTop: `1px solid ${colour.line}`, textAlign: 'start' } },
});
