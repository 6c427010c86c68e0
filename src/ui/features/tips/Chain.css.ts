import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;
const rule = (selector: string, style: Readonly<Record<string, string | number>>) =>
  globalStyle(selector, { '@layer': { [parts]: style } });

export const chain = partStyle({ display: 'block', flex: 'none', overflow: 'visible', maxWidth: '100%' });
rule(`${chain} [data-part="link"]`, { stroke: colour.edge, strokeWidth: 2, fill: 'none' });
rule(`${chain} [data-part="won"]`, { fill: colour.turf });
rule(`${chain} [data-part="wonEdge"]`, { fill: 'none', stroke: colour.turf, strokeWidth: 1.5 });
rule(`${chain} [data-part="voidEdge"]`, { fill: 'none', stroke: colour.edge, strokeWidth: 1.5 });
rule(`${chain} [data-part="dash"]`, { stroke: colour.muted, strokeWidth: 1.5, fill: 'none' });
rule(`${chain} [data-part="lostEdge"]`, { fill: 'none', stroke: colour.danger, strokeWidth: 1.5 });
rule(`${chain} [data-part="lost"]`, { stroke: colour.danger, strokeWidth: 2.5, fill: 'none' });
rule(`${chain} [data-part="open"]`, { fill: 'none', stroke: colour.ink, strokeWidth: 1.5, strokeDasharray: '2.5 2' });
rule(`${chain} [data-part="unlit"]`, { fill: colour.raised, stroke: colour.edge, strokeWidth: 1 });

export const seal = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
rule(`${seal} > b`, { color: colour.ink2 });
export const links = partStyle({ flex: 'none', stroke: 'currentColor', strokeWidth: 1.5 });
export const hollow = partStyle({ fill: colour.ground });
export const full = partStyle({ fill: 'currentColor' });
