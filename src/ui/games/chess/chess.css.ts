import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const ink = { light: '#f7f3e8', dark: '#24201c', edge: '#8d8677' } as const;

export const table = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, min(100%, 68vh)) minmax(220px, 1fr)',
  alignItems: 'start',
  gap: space.x4,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const side = screenStyle({ display: 'grid', gap: space.x2, minWidth: 0 });
export const board = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(8, minmax(0, 1fr))',
  width: '100%',
  aspectRatio: '1',
  borderRadius: radius.control,
  overflow: 'hidden',
  touchAction: 'none',
  userSelect: 'none',
});
export const row = screenStyle({ display: 'contents' });
export const square = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minWidth: 0,
  padding: 0,
  border: 0,
  aspectRatio: '1',
  background: '#d9dfc9',
  color: '#33503f',
  cursor: 'pointer',
  selectors: {
    '&[data-dark]': { background: '#5d8a6b', color: '#f1f7ee' },
    '&[data-last]': { boxShadow: 'inset 0 0 0 100px #e5c84a88' },
    '&[data-check]': { boxShadow: 'inset 0 0 0 4px #d3241f' },
    '&[data-chosen]': { boxShadow: 'inset 0 0 0 4px #10200a, inset 0 0 0 100px #b9f24b88' },
    '&[data-edge]::before': {
      content: 'attr(data-edge)',
      position: 'absolute',
      insetInlineStart: 3,
      bottom: 1,
      fontSize: 10,
      lineHeight: '12px',
      fontWeight: 700,
    },
    '&[data-open]::after': {
      content: '',
      position: 'absolute',
      inset: '36%',
      borderRadius: '50%',
      background: '#10200acc',
    },
    '&[data-open][data-taken]::after': { inset: 3, background: 'none', border: '4px solid #10200acc' },
    '&:focus-visible': { outline: '3px solid #0b4f9c', outlineOffset: -3, zIndex: 1 },
  },
});
globalStyle(`${square} > svg`, {
  '@layer': { [screens]: { width: '92%', height: '92%', pointerEvents: 'none' } },
});
globalStyle(`${square} svg[data-side="w"], ${side} svg[data-side="w"]`, {
  '@layer': { [screens]: { fill: ink.light, stroke: ink.dark, strokeWidth: 1.4, strokeLinejoin: 'round' } },
});
globalStyle(`${square} svg[data-side="b"], ${side} svg[data-side="b"]`, {
  '@layer': { [screens]: { fill: ink.dark, stroke: ink.edge, strokeWidth: 1.2, strokeLinejoin: 'round' } },
});
export const player = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
});
export const grow = screenStyle({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const taken = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', minHeight: 20 });
globalStyle(`${taken} > svg`, { '@layer': { [screens]: { width: '18px', height: '18px' } } });
export const clock = screenStyle({
  padding: `${space.x1} ${space.x3}`,
  borderRadius: radius.control,
  background: colour.raised,
  fontSize: 22,
  lineHeight: '32px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-runs]': { background: colour.accent, color: colour.onAccent },
    '&[data-low]': { background: colour.liveFill, color: colour.onLive },
  },
});
export const moves = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space.x2}`,
  height: 132,
  margin: 0,
  padding: space.x2,
  overflowY: 'auto',
  borderRadius: radius.control,
  background: colour.raised,
  alignContent: 'start',
  listStyle: 'none',
  fontSize: 14,
  lineHeight: '20px',
});
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
/** Beside a field whose label stands above it. */
export const handed = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: space.x2 });
export const lobby = screenStyle({ display: 'grid', gap: space.x4, minWidth: 0 });
globalStyle(`${lobby} > h1`, {
  '@layer': { [screens]: { margin: 0, fontSize: '24px', lineHeight: '32px', fontWeight: 800 } },
});
globalStyle(`${lobby} h2`, {
  '@layer': { [screens]: { margin: `0 0 ${space.x2}`, fontSize: '16px', lineHeight: '24px', fontWeight: 800 } },
});
export const lines = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 48,
  borderTop: `1px solid ${colour.line}`,
});
export const state = screenStyle({ minHeight: 24, margin: 0, fontWeight: 700 });
