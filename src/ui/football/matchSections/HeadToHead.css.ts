import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

export const filters = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: space.x1,
  paddingBottom: space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const bar = screenStyle({ display: 'block', width: '100%', height: 8, margin: `${space.x2} 0` });
globalStyle(`${bar} > rect`, { '@layer': { [screens]: { fill: colour.edge } } });
globalStyle(`${bar} > [data-part="win"]`, { '@layer': { [screens]: { fill: colour.ink } } });
globalStyle(`${bar} > [data-part="draw"]`, {
  '@layer': { [screens]: { fill: colour.raised, stroke: colour.edge, vectorEffect: 'non-scaling-stroke' } },
});
export const counts = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space.x2,
  paddingBottom: space.x2,
  color: colour.ink2,
  fontWeight: 600,
  ...small,
});
globalStyle(`${counts} > :nth-child(2)`, { '@layer': { [screens]: { textAlign: 'center' } } });
globalStyle(`${counts} > :last-child`, { '@layer': { [screens]: { textAlign: 'right' } } });
globalStyle(`${counts} b`, {
  '@layer': { [screens]: { color: colour.ink, fontWeight: 800, fontVariantNumeric: 'tabular-nums' } },
});
export const among = screenStyle({ paddingBottom: space.x2, color: colour.muted, ...small });
/** A past match in one line. */
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '62px minmax(0, 1fr) 62px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 6,
  height: 40,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
  selectors: { '&:hover': { background: colour.hover } },
});
export const day = screenStyle({
  color: colour.muted,
  fontWeight: 500,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  ...small,
});
export const team = screenStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-side="home"]': { textAlign: 'right' },
    '&[data-lost]': { color: colour.muted, fontWeight: 500 },
  },
});
export const score = screenStyle({ display: 'flex', flexDirection: 'column', alignItems: 'center', fontSize: 18 });
export const scoreLine = screenStyle({ display: 'flex', gap: 5, alignItems: 'center' });
export const extra = screenStyle({ color: colour.muted, fontSize: 11, lineHeight: '12px', fontWeight: 600 });
export const stretched = screenStyle({ position: 'absolute', inset: 0 });
