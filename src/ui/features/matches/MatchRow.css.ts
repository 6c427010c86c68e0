import { globalStyle } from '@vanilla-extract/css';
import { parts } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
/** The height of a team's line on a phone; a list may set another one. */
const LINE = 'var(--row-line, 26px)';

/** Wide: one line, with the scores aligned. Phone: two lines for the teams, with the score in one tile. */
export const row = partStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  height: 44,
  padding: `0 ${space.x3}`,
  gridTemplateColumns: '58px minmax(0, 1fr) 88px minmax(0, 1fr) var(--who, 78px) 112px',
  gridTemplateAreas: '"when home score away who act"',
  selectors: {
    '&:hover': { background: colour.hover },
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: `calc(${space.x3} + 58px)`,
      right: space.x3,
      top: 0,
      height: 1,
      background: colour.line,
    },
    '&[data-sides="false"]': { gridTemplateAreas: '"when solo solo solo who act"' },
    '&[data-state="off"]': { gridTemplateAreas: '"when home score away why why"' },
    '&[data-state="off"][data-sides="false"]': { gridTemplateAreas: '"when solo solo solo why why"' },
  },
  '@media': {
    [media.half]: { gridTemplateColumns: '58px minmax(0, 1fr) 84px minmax(0, 1fr) var(--who-half, 40px) 108px' },
    [media.mobile]: {
      height: 68,
      padding: `0 ${space.x4}`,
      columnGap: space.x2,
      gridTemplateColumns: '50px minmax(0, 1fr) auto 68px',
      gridTemplateRows: '26px 26px',
      alignContent: 'center',
      gridTemplateAreas: '"when home score act" "who away score act"',
      selectors: {
        '& + &::before': { left: '74px', right: space.x4 },
        '&[data-sides="false"]': { gridTemplateAreas: '"when solo solo act" "who solo solo act"' },
        '&[data-state="off"], &[data-state="off"][data-sides="false"]': {
          gridTemplateAreas: '"when home score why" "who away score why"',
        },
      },
    },
  },
});

const area = (name: string) => ({ gridArea: name, minWidth: 0 }) as const;

export const when = partStyle({
  ...area('when'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  // Its lines change with the language, so the browser anchors scrolling at the row instead.
  overflowAnchor: 'none',
  selectors: {
    '[data-state="live"] > &': { color: colour.live },
    '[data-state="ended"] > &, [data-state="unknown"] > &': { color: colour.muted },
    '[data-state="off"] > &': { color: colour.muted, textDecoration: 'line-through' },
  },
  '@media': { [media.mobile]: { selectors: { '[data-state="ended"] > &': { gridRow: '1 / 3' } } } },
});

/** A word instead of figures; two words take two lines. */
export const word = partStyle({ whiteSpace: 'normal', fontSize: 12, lineHeight: '14px' });

export const who = partStyle({
  ...area('who'),
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space.x2,
  paddingRight: 14,
  selectors: { '[data-state="off"] > &, [data-state="ended"] > &': { display: 'none' } },
  '@media': {
    [media.half]: { display: 'var(--faces-half, flex)' },
    [media.mobile]: { justifyContent: 'flex-start', padding: 0 },
  },
});
// Only one face where space is limited, or where a name is beside it.
globalStyle(`${who} img + img`, {
  '@layer': { [parts]: { display: 'var(--more-faces, inline)', '@media': { [media.half]: { display: 'none' } } } },
});
/** The commentator's name, where there is space. */
export const speaker = partStyle({
  display: 'var(--speaker, none)',
  minWidth: 0,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' }, [media.half]: { display: 'none' } },
});

export const side = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontWeight: 600,
  selectors: {
    '&[data-side="home"]': { gridArea: 'home', flexDirection: 'row-reverse' },
    '&[data-side="away"]': { gridArea: 'away' },
    '&[data-result="lost"]': { color: colour.muted },
    // A stroke instead of a weight: a name that grew wider would move when its hidden result is shown.
    '&[data-result="won"]': { WebkitTextStroke: '0.4px currentcolor' },
    '[data-state="off"] > &': { color: colour.muted, textDecoration: 'line-through' },
  },
  '@media': { [media.mobile]: { selectors: { '&[data-side="home"]': { flexDirection: 'row' } } } },
});
export const name = partStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const score = partStyle({
  gridArea: 'score',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  fontSize: 20,
  '@media': { [media.mobile]: { flexDirection: 'column', gap: 0, fontSize: 19 } },
});
export const tile = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  minWidth: 58,
  height: 28,
  padding: `0 ${space.x2}`,
  borderRadius: tokens.radius.board,
  selectors: {
    '&[data-lit="true"]': {
      background: colour.boardInList,
      color: tokens.board.lit,
      boxShadow: 'inset 0 -1px 0 #ffffff1f',
    },
  },
  '@media': {
    [media.mobile]: { flexDirection: 'column', gap: 0, minWidth: 26, height: `calc(2 * ${LINE})`, padding: '0 7px' },
  },
});
export const digit = partStyle({
  display: 'grid',
  placeItems: 'center',
  selectors: { '&[data-result="lost"]': { color: colour.muted } },
  '@media': { [media.mobile]: { height: LINE } },
});
export const dash = partStyle({
  fontSize: 14,
  color: colour.muted,
  selectors: { '[data-lit="true"] > &': { color: tokens.board.muted } },
  '@media': { [media.mobile]: { display: 'none' } },
});
export const versus = partStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.muted,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const solo = partStyle({ ...area('solo'), display: 'flex', alignItems: 'center', gap: 10, fontWeight: 600 });
export const soloIcon = partStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: 4,
  background: colour.raised,
  color: colour.ink2,
  fontSize: 13,
});
export const soloText = partStyle({
  display: 'flex',
  gap: space.x2,
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'grid', gap: 2 } },
});
export const note = partStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: colour.muted,
  fontWeight: 500,
  '@media': { [media.mobile]: { fontSize: 12.5, lineHeight: '18px' } },
});

export const act = partStyle({
  gridArea: 'act',
  display: 'flex',
  justifyContent: 'flex-end',
  color: colour.muted,
  // Above the row's pressable area.
  position: 'relative',
  zIndex: 1,
  selectors: { '&[data-through]': { pointerEvents: 'none' } },
});
globalStyle(`${act} > :is(a, button, span)`, {
  '@layer': {
    [parts]: { width: 104, padding: 0, '@media': { [media.mobile]: { width: 68, height: 34 } } },
  },
});
export const why = partStyle({
  gridArea: 'why',
  textAlign: 'right',
  color: colour.gold,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  paddingLeft: space.x2,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  '@media': { [media.mobile]: { fontSize: 11, lineHeight: '16px', padding: 0, WebkitLineClamp: 3 } },
});
/** Focused elements are scrolled below the sticky headings, in addition to the page's scroll padding. */
globalStyle(`${row} :is(a, button)`, { '@layer': { [parts]: { scrollMarginTop: 'var(--league-cover, 0px)' } } });
/** The row's main action covers the whole row. */
export const stretched = partStyle({ position: 'absolute', inset: 0, zIndex: 0, borderRadius: tokens.radius.control });
export const onlyPhone = partStyle({ display: 'none', '@media': { [media.mobile]: { display: 'revert' } } });
export const onlyWide = partStyle({ '@media': { [media.mobile]: { display: 'none' } } });
