import { globalStyle } from '@vanilla-extract/css';
import { parts, screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const small = { color: colour.muted, fontSize: 11, lineHeight: '15px', fontWeight: 600 } as const;
const grid = {
  display: 'grid',
  gridTemplateColumns: '34px 32px minmax(0, 1fr) 108px 58px',
  alignItems: 'center',
  gap: space.x2,
  // Beside the list of a half screen a name would have no room: the interval goes below it.
  '@media': { [media.half]: { gridTemplateColumns: '34px 32px minmax(0, 1fr) 58px' } },
} as const;
const below = (gridColumn: string | number, gridRow: number) => ({
  '@media': { [media.half]: { gridColumn, gridRow } },
});

export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
globalStyle(`${head} > h2`, {
  '@layer': { [screens]: { fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' } },
});
/** Choices side by side, of which one is on. */
export const choices = screenStyle({
  display: 'inline-flex',
  gap: 2,
  padding: 3,
  borderRadius: tokens.radius.control,
  background: colour.raised,
});
export const choice = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 30,
  padding: '0 10px',
  borderRadius: tokens.radius.picture,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: { '&[aria-current]': { background: colour.ink, color: colour.ground, fontWeight: 700 } },
});
export const least = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x1, marginTop: space.x2 });
export const axis = screenStyle({ ...grid, ...small, height: 22, marginTop: space.x1 });
export const scale = screenStyle({ gridColumn: 4, display: 'block', overflow: 'visible', ...below(3, 1) });
export const axisEnd = screenStyle({ gridColumn: 5, textAlign: 'right', ...below(4, 1) });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none' });
export const row = screenStyle({
  ...grid,
  minHeight: 54,
  borderTop: `1px solid ${colour.line}`,
  selectors: {
    '&[data-own]': { background: colour.hover, boxShadow: `-12px 0 0 ${colour.hover}, 12px 0 0 ${colour.hover}` },
  },
});
export const rank = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const moved = screenStyle({
  fontSize: 9,
  lineHeight: 1,
  selectors: { '&[data-way="up"]': { color: colour.turf }, '&[data-way="down"]': { color: colour.danger } },
});
export const who = screenStyle({ display: 'grid', minWidth: 0 });
export const name = screenStyle({
  ...cutText,
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline' } },
});
export const n = screenStyle({ ...small, fontVariantNumeric: 'tabular-nums' });
export const total = screenStyle({
  textAlign: 'right',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '[data-unranked] > &': { color: colour.muted, fontWeight: 600 } },
  ...below(4, 1),
});
export const heading = screenStyle({
  padding: `${space.x3} 0 2px`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const how = screenStyle({ marginTop: 10, color: colour.ink2, fontSize: 12.5, lineHeight: '18px' });
export const formula = screenStyle({ marginTop: space.x1, fontSize: 12.5, lineHeight: '18px', color: colour.ink2 });
globalStyle(`${formula} > summary`, {
  '@layer': {
    [screens]: {
      minHeight: 32,
      alignContent: 'center',
      fontWeight: 600,
      textDecoration: 'underline',
      textUnderlineOffset: 3,
      cursor: 'pointer',
    },
  },
});
export const range = screenStyle({ display: 'block', overflow: 'visible', ...below('3 / -1', 2) });
const rule = (selector: string, style: Readonly<Record<string, string | number>>) =>
  globalStyle(selector, { '@layer': { [parts]: style } });
rule(`${range} [data-part="zero"]`, { stroke: colour.edge, strokeDasharray: '2 2' });
rule(`${range} [data-part="span"]`, { stroke: colour.muted, strokeWidth: 2 });
rule(`${range} [data-part="low"]`, { stroke: colour.ink, strokeWidth: 3 });
rule(`${range} [data-part="dot"]`, { fill: colour.ground, stroke: colour.muted, strokeWidth: 2 });
rule(`${range} [data-part="dot"][data-above]`, { fill: colour.turf, stroke: colour.turf });
rule(`${scale} > text`, { fill: colour.muted, fontSize: 11, fontWeight: 600 });
