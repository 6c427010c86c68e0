import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour } = tokens;

export const table = screenStyle({
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [screens]: { height: 40, padding: 0, textAlign: 'left', fontWeight: 500, color: colour.ink2 } },
});
globalStyle(`${table} thead th`, {
  '@layer': {
    [screens]: {
      height: 26,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      verticalAlign: 'bottom',
      // A name has several lines where there is space for them.
      '@media': { [media.wide]: { paddingBottom: 4, whiteSpace: 'normal' } },
      fontSize: 11,
      lineHeight: '16px',
      fontWeight: 700,
      color: colour.muted,
    },
  },
});
globalStyle(`${table} tr:has(td)`, { '@layer': { [screens]: { borderTop: `1px solid ${colour.line}` } } });
export const group = screenStyle({});
globalStyle(`${table} .${group}`, {
  '@layer': { [screens]: { height: 38, paddingTop: 10, fontSize: 12.5, fontWeight: 700, color: colour.muted } },
});
export const end = screenStyle({});
globalStyle(`${table} .${end}`, {
  '@layer': { [screens]: { width: 72, '@media': { [media.mobile]: { width: 52 } } } },
});
globalStyle(`${table} .${end}[data-side="b"]`, { '@layer': { [screens]: { textAlign: 'right' } } });
globalStyle(`${table} .${end}[data-better]`, { '@layer': { [screens]: { fontWeight: 800, color: colour.ink } } });
export const middle = screenStyle({});
globalStyle(`${table} .${middle}`, { '@layer': { [screens]: { textAlign: 'center' } } });
export const difference = screenStyle({});
globalStyle(`${table} .${difference}`, {
  '@layer': {
    [screens]: {
      width: 84,
      textAlign: 'right',
      fontWeight: 700,
      whiteSpace: 'nowrap',
      color: colour.ink,
      '@media': { [media.mobile]: { width: 68 } },
    },
  },
});
globalStyle(`${table} .${difference}[data-level]`, {
  '@layer': { [screens]: { fontWeight: 500, color: colour.muted } },
});
globalStyle(`${table} thead .${difference}`, { '@layer': { [screens]: { color: colour.muted } } });
export const cell = screenStyle({});
/** Bars stand at both sides of the name, and below it on a phone. */
export const line = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 164px minmax(0, 1fr)',
  alignItems: 'center',
  gap: 8,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr', gap: '3px 3px', padding: '6px 8px 8px' } },
});
export const label = screenStyle({
  textAlign: 'center',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { order: -1, gridColumn: '1 / -1' } },
});
export const bar = screenStyle({
  display: 'block',
  width: '100%',
  height: 8,
  background: colour.raised,
  selectors: {
    '&[data-side="a"]': { fill: colour.accent },
    '&[data-side="b"]': { stroke: colour.info, strokeWidth: 8, strokeDasharray: '5 2' },
  },
});
globalStyle(`${bar}[data-less] > *`, { '@layer': { [screens]: { opacity: 0.55 } } });
