import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const queue = screenStyle({
  display: 'grid',
  gap: space.x4,
  maxWidth: 820,
  marginTop: space.x6,
  '@media': { [media.mobile]: { marginTop: 0 } },
});
export const filters = screenStyle({ display: 'flex', gap: space.x2 });
export const list = screenStyle({ display: 'grid' });
export const card = screenStyle({ boxShadow: `inset 0 -1px 0 ${colour.line}` });
export const summary = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto auto 18px',
  alignItems: 'center',
  gap: space.x4,
  minHeight: 72,
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto 18px', gap: space.x2, padding: '8px 0' } },
});
globalStyle(`${card}[open] > ${summary} > svg`, { '@layer': { [screens]: { transform: 'rotate(180deg)' } } });
export const who = screenStyle({
  display: 'grid',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { gridRow: '1 / 3' } },
});
globalStyle(`${who} > span`, { '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px' } } });
export const state = screenStyle({
  padding: '2px 8px',
  borderRadius: tokens.radius.board,
  background: colour.raised,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  justifySelf: 'end',
  selectors: {
    '&[data-state="need_info"]': { color: colour.gold },
    '&[data-state="approved"]': { color: colour.turf },
  },
});
export const due = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-late]': { color: colour.danger } },
  '@media': { [media.mobile]: { gridColumn: 2, gridRow: 2, textAlign: 'right' } },
});
globalStyle(`${summary} > svg`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridColumn: 3, gridRow: '1 / 3' } } } },
});
export const opened = screenStyle({
  display: 'grid',
  justifyItems: 'start',
  gap: space.x6,
  padding: `0 0 ${space.x6}`,
});
export const facts = screenStyle({ display: 'grid', gap: space.x2, width: '100%' });
globalStyle(`${facts} > div`, {
  '@layer': {
    [screens]: {
      display: 'grid',
      gridTemplateColumns: '200px minmax(0, 1fr)',
      gap: space.x3,
      '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '0' } },
    },
  },
});
globalStyle(`${facts} dt`, { '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '20px' } } });
globalStyle(`${facts} dd`, {
  '@layer': { [screens]: { display: 'grid', margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' } },
});
globalStyle(`${facts} a`, { '@layer': { [screens]: { color: colour.accent, textDecoration: 'underline' } } });
export const decision = screenStyle({ display: 'grid', gap: space.x4, width: '100%', maxWidth: 560 });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x3 });
