import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  padding: `0 ${space.x4}`,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${head} > h2`, {
  '@layer': { [screens]: { fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' } },
});
export const podium = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr 1fr',
  alignItems: 'end',
  gap: space.x1,
  margin: 0,
  padding: `10px ${space.x4} 0`,
  listStyle: 'none',
  borderBottom: `1px solid ${colour.line}`,
});
/** The best stands in the middle; a step without anybody stays where it is. */
export const place = screenStyle({
  display: 'grid',
  justifyItems: 'center',
  gap: 2,
  minWidth: 0,
  fontSize: 12.5,
  lineHeight: '17px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  gridRow: 1,
  selectors: {
    '&[data-rank="1"]': { gridColumn: 2 },
    '&[data-rank="2"]': { gridColumn: 1 },
    '&[data-rank="3"]': { gridColumn: 3 },
  },
});
export const name = screenStyle({ maxWidth: '100%', overflowWrap: 'anywhere', fontWeight: 700 });
export const small = screenStyle({ color: colour.muted, fontSize: 11, lineHeight: '15px', fontWeight: 600 });
export const step = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: '100%',
  marginTop: 6,
  borderRadius: '3px 3px 0 0',
  background: colour.accent,
  color: colour.onAccent,
  fontSize: 16,
  fontWeight: 800,
  selectors: {
    '[data-rank="1"] > &': { height: 68 },
    '[data-rank="2"] > &': { height: 44 },
    '[data-rank="3"] > &': { height: 28 },
  },
});
export const how = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  padding: `${space.x2} ${space.x4} ${space.x3}`,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
});
