import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, board } = tokens;

export const table = screenStyle({
  position: 'relative',
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  fontSize: 14,
  lineHeight: '20px',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} :is(th, td)`, {
  '@layer': { [screens]: { height: 44, padding: '0 4px', textAlign: 'right', fontWeight: 500, whiteSpace: 'nowrap' } },
});
globalStyle(`${table} thead th`, {
  '@layer': {
    [screens]: {
      width: 58,
      height: 32,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      fontSize: 11,
      lineHeight: '16px',
      fontWeight: 700,
      color: colour.muted,
      '@media': { [media.mobile]: { width: 36, padding: '0 2px' } },
    },
  },
});
const columns = { 1: [64, 44], 3: [112, 78] } as const;
for (const [column, [wide, phone]] of Object.entries(columns))
  globalStyle(`${table} thead th:nth-child(${column})`, {
    '@layer': { [screens]: { width: wide, '@media': { [media.mobile]: { width: phone } } } },
  });
globalStyle(`${table} thead th:nth-child(2)`, {
  '@layer': { [screens]: { width: 'auto', '@media': { [media.mobile]: { width: 'auto' } } } },
});
globalStyle(`${table} :is(th, td):nth-child(-n + 3)`, { '@layer': { [screens]: { textAlign: 'left' } } });
globalStyle(`${table} :is(th, td):first-child`, { '@layer': { [screens]: { paddingLeft: 0 } } });
globalStyle(`${table} tbody tr`, {
  '@layer': { [screens]: { position: 'relative', borderTop: `1px solid ${colour.line}` } },
});
globalStyle(`${table} tbody tr:hover`, { '@layer': { [screens]: { background: colour.hover } } });
export const day = screenStyle({ color: colour.muted });
export const opponent = screenStyle({ overflow: 'hidden' });
export const name = screenStyle({ display: 'flex', alignItems: 'center', gap: 10, minWidth: 0 });
export const cut = screenStyle({ overflow: 'hidden', textOverflow: 'ellipsis', fontWeight: 600 });
/** The whole row leads to the match. */
export const stretched = screenStyle({ position: 'absolute', inset: 0 });
export const result = screenStyle({ position: 'relative', pointerEvents: 'none' });
globalStyle(`${result} [role="button"]`, { '@layer': { [screens]: { pointerEvents: 'auto' } } });
export const score = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 8, height: 28 });
/** Won, drawn and lost stand at three heights, so that form reads without colour. */
export const letter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 16,
  height: 16,
  borderRadius: 2,
  fontSize: 11,
  fontWeight: 800,
  selectors: {
    '&[data-result="W"]': { background: colour.turf, color: colour.onAccent, marginBottom: 10 },
    '&[data-result="D"]': { background: colour.raised, color: colour.ink2 },
    '&[data-result="L"]': { color: colour.danger, boxShadow: `inset 0 0 0 1px ${colour.danger}`, marginTop: 10 },
  },
});
export const count = screenStyle({});
globalStyle(`${table} .${count}`, { '@layer': { [screens]: { fontWeight: 700 } } });
export const rating = screenStyle({
  display: 'inline-block',
  minWidth: 34,
  borderRadius: 3,
  background: colour.raised,
  textAlign: 'center',
  fontSize: 12.5,
  fontWeight: 700,
  selectors: { '&[data-high]': { background: board.lit, color: '#10200a' } },
});
/** On a phone the names of opponents need the place. */
export const minutes = screenStyle({});
globalStyle(`${table} .${minutes}`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { display: 'none' } } } },
});
