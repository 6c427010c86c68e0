import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const bars = partStyle({ display: 'grid', gap: 10, margin: 0, padding: 0, listStyle: 'none' });
export const bar = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: '4px 10px',
  fontVariantNumeric: 'tabular-nums',
});
export const track = partStyle({ gridColumn: '1 / -1', display: 'block', width: '100%', height: 6 });
globalStyle(`${track} > rect:first-child`, { '@layer': { [parts]: { fill: colour.raised } } });
globalStyle(`${track} > rect:last-child`, { '@layer': { [parts]: { fill: colour.ink } } });
export const name = partStyle({ fontWeight: 600, overflowWrap: 'anywhere' });
