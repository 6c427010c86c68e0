import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
/** Time, teams, and the markets of the match and of its first half. */
export const COLUMNS = '54px minmax(0, 1fr) 114px 110px 60px 106px 106px 56px';
/** Below the widest layout the sheet takes the place of the panel, so that the names have room. */
const LINE = 28;
const PHONE_LINE = 48;

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: COLUMNS,
  columnGap: 2,
  padding: `7px ${space.x3}`,
  borderBottom: `1px solid ${colour.line}`,
  selectors: {
    '&:hover': { background: colour.hover },
    '&[data-open]': { background: colour.hover, boxShadow: `inset 3px 0 0 ${colour.accent}` },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) 82px 82px',
      columnGap: 6,
      rowGap: 4,
      padding: `${space.x2} ${space.x4} 10px`,
      selectors: { '&[data-open]': { boxShadow: 'none' } },
    },
  },
});
export const when = screenStyle({
  paddingTop: 4,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '20px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: { '[data-state="live"] > &': { color: colour.live } },
  '@media': { [media.mobile]: { paddingTop: 0 } },
});
/** Phone: where the line opened, and that there is more. */
export const opened = screenStyle({
  display: 'none',
  gridColumn: '2 / -1',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x2,
  color: colour.muted,
  fontSize: 12.5,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'flex' } },
});
export const teams = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridAutoRows: LINE,
  columnGap: 6,
  alignContent: 'start',
  '@media': { [media.mobile]: { gridColumn: 1, gridAutoRows: PHONE_LINE, rowGap: 4 } },
});
export const team = screenStyle({
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  fontWeight: 600,
  selectors: { '&[data-favourite]': { fontWeight: 800 } },
});
export const name = screenStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const draw = screenStyle({
  gridColumn: 1,
  display: 'flex',
  alignItems: 'center',
  paddingLeft: 26,
  color: colour.muted,
  fontSize: 12.5,
  '@media': {
    [media.mobile]: { display: 'none', selectors: { '[data-shows="winner"] &': { display: 'flex' } } },
  },
});
export const score = screenStyle({
  gridArea: '1 / 2 / 3 / 3',
  display: 'grid',
  gridTemplateRows: '1fr 1fr',
  justifyItems: 'center',
  alignItems: 'center',
  minWidth: 24,
  height: 'calc(100% - 2px)',
  alignSelf: 'center',
  borderRadius: tokens.radius.board,
  fontSize: 19,
  selectors: {
    '&[data-lit]': { padding: '0 7px', background: colour.boardInList, color: tokens.board.lit },
  },
});
/** The prices of a market, one below the other. */
export const column = screenStyle({
  display: 'grid',
  gridAutoRows: LINE,
  alignContent: 'start',
  '@media': { [media.mobile]: { gridAutoRows: PHONE_LINE, rowGap: 4 } },
});
/** One block for markets that take no prices, with the reason. */
export const block = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space.x2,
  minHeight: LINE * 2,
  margin: '0 4px',
  padding: '0 6px',
  borderRadius: 4,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  textAlign: 'center',
  selectors: {
    '&[data-is="stopped"]': { background: colour.raised },
    '&[data-is="halfOver"], &[data-is="hidden"]': { color: colour.muted },
    '&[data-n="2"]': { gridColumn: 'span 2' },
    '&[data-n="3"]': { gridColumn: 'span 3' },
    '&[data-n="4"]': { gridColumn: 'span 4' },
    '&[data-n="5"]': { gridColumn: 'span 5' },
    '&[data-n="6"]': { gridColumn: 'span 6' },
  },
  '@media': { [media.mobile]: { margin: 0, gridColumn: 'auto' } },
});
export const sign = screenStyle({ flex: 'none', display: 'inline-flex', fontSize: 13 });
/** Over all of the row: it opens what the match's prices mean. */
export const open = screenStyle({ position: 'absolute', inset: 0, borderRadius: 4 });

const shows = {
  lines: ['ah', 'ou'],
  winner: ['1x2', '1x2_1h'],
  half: ['ah_1h', 'ou_1h'],
} as const;
for (const [which, [one, other]] of Object.entries(shows)) {
  const within = `[data-shows="${which}"] ${row} > `;
  globalStyle(`${within}[data-m]:not([data-m~="${one}"]):not([data-m~="${other}"])`, {
    '@layer': { [screens]: { '@media': { [media.mobile]: { display: 'none' } } } },
  });
  globalStyle(`${within}[data-m~="${one}"][data-m~="${other}"]`, {
    '@layer': { [screens]: { '@media': { [media.mobile]: { gridColumn: 'span 2' } } } },
  });
}
/** On a phone a price is a block of its own, with the line above it. */
globalStyle(`${column} > span`, {
  '@layer': {
    [screens]: {
      '@media': {
        [media.mobile]: {
          height: PHONE_LINE,
          gridTemplateColumns: '1fr',
          alignContent: 'center',
          justifyItems: 'center',
          gap: 0,
        },
      },
    },
  },
});
globalStyle(`${column} > span:not([data-moved])`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { background: colour.raised } } } },
});
globalStyle(`${column} > span > span`, {
  '@layer': {
    [screens]: { '@media': { [media.mobile]: { gridColumn: 1, justifySelf: 'center', lineHeight: '17px' } } },
  },
});
