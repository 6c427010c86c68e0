import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const HEIGHT = 132;
const LABEL = 16;
const list = { margin: 0, padding: 0, listStyle: 'none' } as const;
const small = {
  color: colour.muted,
  fontSize: 11,
  lineHeight: `${LABEL}px`,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
} as const;

export const chart = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  columnGap: space.x2,
  paddingTop: LABEL / 2,
});
/** Each number stands in the middle of its grid line. */
export const ticks = screenStyle({
  ...list,
  ...small,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  margin: `-${LABEL / 2}px 0`,
  textAlign: 'right',
});
export const field = screenStyle({
  display: 'block',
  width: '100%',
  height: HEIGHT,
  overflow: 'visible',
  fill: 'none',
});
globalStyle(`${field} > path`, {
  '@layer': { [screens]: { vectorEffect: 'non-scaling-stroke', stroke: colour.line } },
});
/** Shape doubles colour: solid against dashed. */
globalStyle(`${field} > path[data-side]`, {
  '@layer': { [screens]: { strokeWidth: 3, strokeLinejoin: 'round' } },
});
globalStyle(`${field} > path[data-side="a"]`, { '@layer': { [screens]: { stroke: colour.accent } } });
globalStyle(`${field} > path[data-side="b"]`, {
  '@layer': { [screens]: { stroke: colour.info, strokeDasharray: '7 5' } },
});
export const rounds = screenStyle({
  ...list,
  ...small,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingTop: space.x2,
  whiteSpace: 'nowrap',
});
