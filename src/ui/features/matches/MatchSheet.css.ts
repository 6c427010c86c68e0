import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = partStyle({ display: 'grid', gap: space.x4, padding: '16px 28px 28px' });
export const sides = partStyle({ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: space.x6 });
export const scorers = partStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x6,
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.ink2,
});
globalStyle(`${scorers} > p:first-child`, { '@layer': { [parts]: { textAlign: 'right' } } });
export const facts = partStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: `${space.x2} ${space.x4}`,
  margin: 0,
});
globalStyle(`${facts} > dt`, { '@layer': { [parts]: { color: colour.muted, fontSize: 12.5, lineHeight: '20px' } } });
globalStyle(`${facts} > dd`, { '@layer': { [parts]: { margin: 0, fontWeight: 600 } } });
export const left = partStyle({
  display: 'block',
  color: colour.accent,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
});
export const speakers = partStyle({ display: 'grid', gap: space.x2 });
export const speaker = partStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });
export const why = partStyle({ color: colour.gold, fontWeight: 600 });
export const hint = partStyle({ color: colour.muted });
export const actions = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
