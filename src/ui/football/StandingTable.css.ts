import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { columnHead, figureTable, rowLine, sideways } from './figureTable.ts';

const { colour, space } = tokens;

export const block = screenStyle({ selectors: { '& + &': { marginTop: space.x6 } } });
export const group = screenStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800, padding: `${space.x2} 0` });
export const wide = screenStyle(sideways);
export const table = screenStyle(figureTable);
globalStyle(`${table} :is(th, td)`, {
  '@layer': {
    [screens]: { height: 44, padding: '0 5px', textAlign: 'right', whiteSpace: 'nowrap', fontWeight: 500 },
  },
});
globalStyle(`${table} thead th`, {
  '@layer': { [screens]: { height: 32, ...columnHead } },
});
globalStyle(`${table} tbody tr`, { '@layer': { [screens]: rowLine } });
globalStyle(`${table} td[data-key="points"]`, { '@layer': { [screens]: { fontWeight: 800 } } });
globalStyle(`${table} :is([data-key="win"], [data-key="draw"], [data-key="loss"], [data-key="gf"], [data-key="ga"])`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { display: 'none' } } } },
});
/** The same figures behind the form, on a phone alone. */
export const late = screenStyle({ display: 'none', '@media': { [media.mobile]: { display: 'revert', minWidth: 34 } } });
const edges = {
  '[data-zone="cl"], [data-zone="promo"], [data-zone="next"]': colour.turf,
  '[data-zone="el"], [data-zone="ecl"], [data-zone="promoPlayOff"], [data-zone="nextMaybe"]': colour.info,
  '[data-zone="relPlayOff"]': colour.gold,
  '[data-zone="rel"]': colour.danger,
} as const;
for (const [zone, edge] of Object.entries(edges))
  globalStyle(`:is(${zone})`, { '@layer': { [screens]: { vars: { '--zone': edge } } } });
/** Rank and team stay while the rest is scrolled sideways. */
export const rank = screenStyle({
  position: 'sticky',
  left: 0,
  zIndex: 1,
  minWidth: 52,
  background: colour.ground,
  boxShadow: 'inset 3px 0 0 var(--zone, transparent)',
});
globalStyle(`${table} .${rank}`, {
  '@layer': { [screens]: { textAlign: 'left', paddingLeft: 14, fontWeight: 700 } },
});
export const team = screenStyle({ position: 'sticky', left: 52, zIndex: 1, background: colour.ground });
globalStyle(`${table} .${team}`, { '@layer': { [screens]: { textAlign: 'left' } } });
globalStyle(`${table} tbody .${team}`, { '@layer': { [screens]: { fontWeight: 600 } } });
export const name = screenStyle({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
export const cut = screenStyle({
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '@media': { [media.mobile]: { maxWidth: 128 } },
});
export const taken = screenStyle({ color: colour.gold, fontSize: 11, lineHeight: '16px', fontWeight: 600 });
export const abbr = screenStyle({ textDecoration: 'none' });
export const moved = screenStyle({
  marginLeft: space.x2,
  fontSize: 9,
  color: colour.danger,
  selectors: { '&[data-up]': { color: colour.turf } },
});
export const form = screenStyle({});
globalStyle(`${table} .${form}`, { '@layer': { [screens]: { textAlign: 'left', paddingLeft: 14, width: 118 } } });
export const letters = screenStyle({ display: 'flex', gap: 3, alignItems: 'flex-end', height: 26 });
/** Won, drawn and lost stand at three heights, so that form reads without colour. */
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 17,
  height: 17,
  borderRadius: 2,
  fontSize: 11,
  fontWeight: 800,
  selectors: {
    '&[data-result="W"]': { background: colour.turf, color: colour.onAccent, marginBottom: 8 },
    '&[data-result="D"]': { background: colour.raised, color: colour.ink2, marginBottom: 4 },
    '&[data-result="L"]': { color: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}` },
  },
});
export const next = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const nextMatch = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  color: colour.ink2,
  fontSize: 12.5,
  fontWeight: 600,
});
export const day = screenStyle({ color: colour.muted });
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x4}`,
  padding: `${space.x3} 0 0`,
  listStyle: 'none',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: colour.ink2,
});
globalStyle(`${legend} > li`, {
  '@layer': { [screens]: { paddingLeft: 9, boxShadow: 'inset 3px 0 0 var(--zone, transparent)' } },
});
export const rule = screenStyle({
  display: 'flex',
  gap: 6,
  alignItems: 'baseline',
  padding: `${space.x2} 0`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
});
export const tableNote = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  padding: `${space.x2} 0`,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
/** A part of it beside something else: the figures that matter most. */
globalStyle(
  `${table}[data-part] :is([data-key="win"], [data-key="draw"], [data-key="loss"], [data-key="gf"], [data-key="ga"])`,
  {
    '@layer': { [screens]: { display: 'none' } },
  },
);
globalStyle(`${table}[data-part] :is(.${form}, .${late}, .${next})`, { '@layer': { [screens]: { display: 'none' } } });
globalStyle(`${table}[data-part] .${team}`, { '@layer': { [screens]: { width: '100%' } } });
globalStyle(`${table} tr[data-marked] > *, ${table}:not([data-part]) tr[data-live] > *`, {
  '@layer': { [screens]: { background: colour.hover } },
});
globalStyle(`${table} tr[data-marked] > .${team}`, { '@layer': { [screens]: { fontWeight: 800 } } });
/** Places are left out before this row. */
globalStyle(`${table} tbody tr[data-gap]`, { '@layer': { [screens]: { borderTop: `3px double ${colour.edge}` } } });
