import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const cutText = { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;
const ring = { outline: `2px solid ${colour.accent}`, outlineOffset: 2 } as const;

export const page = screenStyle({ maxWidth: 560, margin: '0 auto', width: '100%' });
export const top = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1, height: 52, marginLeft: -12 });
export const title = screenStyle({ flex: 1, minWidth: 0, fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const keeping = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
export const form = screenStyle({ display: 'grid', gap: space.x4, paddingTop: space.x1 });
export const field = screenStyle({ display: 'grid', gap: 6, minWidth: 0, margin: 0, padding: 0, border: 0 });
globalStyle(`${field} > legend`, { '@layer': { [screens]: { padding: 0, marginBottom: 6 } } });

export const matchBox = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: 56,
  padding: '0 14px',
  borderRadius: radius.control,
  boxShadow: `inset 0 0 0 1px ${colour.edge}`,
  selectors: {
    '&:focus-within': { boxShadow: `inset 0 0 0 2px ${colour.accent}` },
    '&[data-bad]': { boxShadow: `inset 0 0 0 2px ${colour.danger}` },
  },
});
export const matchSelect = screenStyle({
  ...cutText,
  flex: 1,
  width: '100%',
  height: '100%',
  padding: 0,
  border: 0,
  appearance: 'none',
  background: 'none',
  color: colour.ink,
  font: 'inherit',
  fontSize: 16,
  fontWeight: 600,
  selectors: { '&:focus-visible': { outline: 'none' }, '&:disabled': { opacity: 1 } },
});
globalStyle(`${matchSelect} > option`, {
  '@layer': { [screens]: { background: colour.surface, color: colour.ink } },
});
export const lock = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 24,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  selectors: { '&[data-state="closing"]': { color: colour.live }, '&[data-state="locked"]': { color: colour.danger } },
});

export const seg = screenStyle({
  display: 'flex',
  gap: 2,
  padding: 3,
  borderRadius: radius.control,
  background: colour.raised,
});
export const segOne = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  flex: 1,
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  height: 38,
  padding: `0 ${space.x2}`,
  borderRadius: 6,
  color: colour.ink2,
  fontSize: 12.5,
  fontWeight: 600,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { background: colour.ink, color: colour.ground, fontWeight: 700 },
    '&[data-off]': { color: colour.muted, cursor: 'not-allowed' },
    '&:focus-within': ring,
  },
});
/** The button itself, unseen over its label, so that a press anywhere there is its own. */
export const radio = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
export const prices = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space.x2,
  selectors: { '&[data-of="3"]': { gridTemplateColumns: '1fr 1fr 1fr' } },
});
export const price = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minWidth: 0,
  minHeight: 56,
  padding: '6px 8px',
  borderRadius: radius.control,
  background: colour.raised,
  fontWeight: 700,
  lineHeight: '20px',
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&[data-on]': {
      background: colour.accentSoft,
      color: colour.accent,
      boxShadow: `inset 0 0 0 2px ${colour.accent}`,
    },
    '&[data-off]': { color: colour.muted, cursor: 'not-allowed' },
    '&:focus-within': ring,
  },
});
globalStyle(`${price} > small`, {
  '@layer': {
    [screens]: {
      color: colour.ink2,
      fontSize: 12.5,
      lineHeight: '18px',
      fontWeight: 600,
      fontVariantNumeric: 'tabular-nums',
    },
  },
});
export const moved = screenStyle({
  marginLeft: 4,
  fontSize: 10,
  selectors: { '&[data-way="up"]': { color: colour.turf }, '&[data-way="down"]': { color: colour.danger } },
});
export const stakes = screenStyle({ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 4 });
export const stake = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  height: tokens.touch,
  borderRadius: 4,
  background: colour.raised,
  color: colour.ink2,
  fontWeight: 700,
  cursor: 'pointer',
  selectors: {
    '&[data-on]': { background: colour.accent, color: colour.onAccent },
    '&:focus-within': ring,
  },
});
export const count = screenStyle({
  justifySelf: 'end',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const note = screenStyle({ color: colour.ink2, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });

export const preview = screenStyle({});
export const previewTitle = screenStyle({
  minHeight: 32,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const pays = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 10,
  minHeight: tokens.touch,
  borderTop: `1px solid ${colour.line}`,
  fontWeight: 600,
});
globalStyle(`${pays} > dd`, {
  '@layer': { [screens]: { margin: 0, fontWeight: 700, fontVariantNumeric: 'tabular-nums' } },
});
export const banner = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '10px 14px',
  borderRadius: radius.control,
  background: colour.hover,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
export const links = screenStyle({ flex: 'none', fill: colour.ground, stroke: 'currentColor', strokeWidth: 1.5 });
export const linkFull = screenStyle({ fill: 'currentColor' });
export const send = screenStyle({ display: 'grid', gap: space.x3 });
