import { globalStyle } from '@vanilla-extract/css';
import { media } from '../../../theme/media.ts';
import { screens } from '../../../theme/layers.css.ts';
import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';

export const panel = screenStyle({ display: 'grid', gap: '16px', paddingBottom: '16px' });
export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', textAlign: 'left' });
const cells = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(`${table} ${selector}`, { '@layer': { [screens]: rule } });
cells('th', { height: '32px', fontSize: '12.5px', fontWeight: 600, color: tokens.colour.muted, whiteSpace: 'nowrap' });
cells('td', { height: '40px', fontWeight: 600 });
cells('th', { padding: '0 6px' });
cells('td', { padding: '0 6px' });
cells('tr > :first-child', { paddingLeft: '14px', width: '44px' });
cells('tr > :last-child', { paddingRight: '14px', textAlign: 'right' });
cells('tbody tr + tr td', { borderTop: `1px solid ${tokens.colour.line}` });
export const place = screenStyle({ fontSize: '20px' });
export const first = screenStyle({ color: tokens.colour.accent });
export const named = screenStyle({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 });
export const moved = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2px',
  fontSize: '12.5px',
  fontWeight: 700,
  color: tokens.colour.muted,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&[data-way="up"]': { color: tokens.colour.turf },
    '&[data-way="down"]': { color: tokens.colour.danger },
  },
});
export const leads = screenStyle({ fontSize: '12.5px', fontWeight: 700, color: tokens.colour.accent });
export const out = screenStyle({ color: tokens.colour.muted });
export const rules = screenStyle({ padding: '0 14px', display: 'grid', gap: '6px', color: tokens.colour.ink2 });
globalStyle(`${rules} > h2`, { '@layer': { [screens]: { fontSize: '14px', lineHeight: '20px', fontWeight: 700 } } });
export const scores = screenStyle({ display: 'grid', gap: 0 });
export const score = screenStyle({
  display: 'grid',
  gridTemplateColumns: '26px 24px minmax(0, 1fr) auto 44px',
  alignItems: 'center',
  gap: '0 10px',
  height: '38px',
  fontWeight: 600,
});
export const wins = screenStyle({ fontSize: '12.5px', color: tokens.colour.muted });
export const points = screenStyle({ textAlign: 'right', fontSize: '19px' });
export const standings = screenStyle({ display: 'grid', gap: '20px', alignContent: 'start', minWidth: 0 });
export const heats = screenStyle({ tableLayout: 'fixed' });
export const caption = screenStyle({ textAlign: 'left', fontSize: '14px', lineHeight: '32px', fontWeight: 700 });
/** The viewer's own marble. */
export const own = screenStyle({
  background: tokens.colour.accentSoft,
  boxShadow: `inset 3px 0 0 ${tokens.colour.accent}`,
});
export const pick = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  width: '100%',
  minWidth: 0,
  minHeight: '40px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '@media': { [media.mobile]: { minHeight: tokens.touch } },
});
export const yours = screenStyle({
  flex: 'none',
  padding: '0 6px',
  borderRadius: '3px',
  background: tokens.colour.accent,
  color: tokens.colour.onAccent,
  fontSize: '11px',
  lineHeight: '18px',
  fontWeight: 700,
});
export const hint = screenStyle({
  padding: '0 14px',
  color: tokens.colour.muted,
  fontSize: '12.5px',
  lineHeight: '18px',
});
