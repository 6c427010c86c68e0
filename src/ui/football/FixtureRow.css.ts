import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const item = screenStyle({
  position: 'relative',
  selectors: {
    '& + &::before': {
      content: '',
      position: 'absolute',
      left: `calc(${space.x3} + 58px)`,
      right: space.x3,
      top: 0,
      height: 1,
      background: colour.line,
    },
  },
  '@media': { [media.mobile]: { selectors: { '& + &::before': { left: 74, right: space.x4 } } } },
});
/** Wide: one line, with the scores aligned. Phone: two lines for the teams, with the score in one tile. */
export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  height: 44,
  padding: `0 ${space.x3}`,
  gridTemplateColumns: '58px minmax(0, 1fr) 88px minmax(0, 1fr) 60px 104px 104px',
  gridTemplateAreas: '"when home score away half minutes act"',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[data-state="off"]': { gridTemplateAreas: '"when home score away why why why"' },
    // A ticket needs the space of what is not known yet.
    '&[data-state="upcoming"]': { gridTemplateAreas: '"when home score away act act act"' },
  },
  '@media': {
    [media.half]: { gridTemplateColumns: '58px minmax(0, 1fr) 84px minmax(0, 1fr) 60px 0 104px' },
    [media.mobile]: {
      height: 72,
      padding: `0 ${space.x4}`,
      columnGap: space.x2,
      gridTemplateColumns: '50px minmax(0, 1fr) auto 60px',
      gridTemplateRows: '27px 27px',
      alignContent: 'center',
      gridTemplateAreas: '"when home score act" "half away score act"',
      selectors: {
        '&[data-state="upcoming"]': { gridTemplateAreas: '"when home score act" "half away score act"' },
        '&[data-state="off"]': { gridTemplateAreas: '"when home score why" "half away score why"' },
      },
    },
  },
});
const area = (name: string) => ({ gridArea: name, minWidth: 0 }) as const;
export const when = screenStyle({
  ...area('when'),
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
  selectors: {
    '[data-state="live"] > &': { color: colour.live },
    '[data-state="ended"] > &': { color: colour.muted },
    '[data-state="off"] > &': { color: colour.muted, textDecoration: 'line-through' },
  },
});
/** A word instead of figures; two words take two lines. */
export const word = screenStyle({ whiteSpace: 'normal', fontSize: 12, lineHeight: '14px' });
export const side = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minWidth: 0,
  fontWeight: 600,
  selectors: {
    '&[data-side="home"]': { gridArea: 'home', flexDirection: 'row-reverse' },
    '&[data-side="away"]': { gridArea: 'away' },
    '&[data-result="lost"]': { color: colour.muted, fontWeight: 500 },
    '&[data-result="won"]': { fontWeight: 800 },
    '[data-state="off"] > &': { color: colour.muted, textDecoration: 'line-through' },
  },
  '@media': { [media.mobile]: { selectors: { '&[data-side="home"]': { flexDirection: 'row' } } } },
});
export const name = screenStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const red = screenStyle({ flex: 'none', width: 9, height: 12, borderRadius: 2, background: colour.live });
export const score = screenStyle({
  gridArea: 'score',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  fontSize: 20,
});
export const tile = screenStyle({
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
  '@media': { [media.mobile]: { flexDirection: 'column', gap: 0, minWidth: 26, height: 54, padding: '0 7px' } },
});
export const digit = screenStyle({
  display: 'grid',
  placeItems: 'center',
  selectors: { '&[data-result="lost"]': { color: colour.muted } },
  '@media': { [media.mobile]: { height: 27 } },
});
export const dash = screenStyle({
  fontSize: 14,
  color: colour.muted,
  selectors: { '[data-lit="true"] > &': { color: tokens.board.muted } },
  '@media': { [media.mobile]: { display: 'none' } },
});
export const versus = screenStyle({
  fontSize: 12.5,
  lineHeight: '18px',
  color: colour.muted,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const half = screenStyle({
  ...area('half'),
  textAlign: 'center',
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  selectors: { '[data-state="upcoming"] > &': { display: 'none' } },
  '@media': { [media.mobile]: { textAlign: 'left', fontSize: 11, lineHeight: '16px' } },
});
export const minutes = screenStyle({
  ...area('minutes'),
  paddingLeft: space.x2,
  overflow: 'hidden',
  selectors: { '[data-state="upcoming"] > &': { display: 'none' } },
  '@media': { [media.half]: { display: 'none' }, [media.mobile]: { display: 'none' } },
});
export const ticks = screenStyle({ display: 'block' });
export const axis = screenStyle({ stroke: colour.edge, fill: 'none' });
export const tick = screenStyle({ fill: colour.ink });
export const act = screenStyle({
  gridArea: 'act',
  display: 'flex',
  justifyContent: 'flex-end',
  color: colour.muted,
  position: 'relative',
  zIndex: 1,
  selectors: {
    '&[data-through]': { pointerEvents: 'none' },
    '[data-state="live"] > &': { color: colour.live },
    '[data-state="off"] > &': { display: 'none' },
  },
});
export const why = screenStyle({
  gridArea: 'why',
  textAlign: 'right',
  color: colour.gold,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  paddingLeft: space.x2,
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  '@media': { [media.mobile]: { fontSize: 11, lineHeight: '16px', padding: 0, WebkitLineClamp: 3 } },
});
export const corrected = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: `0 ${space.x3} ${space.x2} calc(${space.x3} + 58px)`,
  color: colour.gold,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} ${space.x2} 74px` } },
});
/** The row's main action covers the whole row. */
export const stretched = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 0,
  borderRadius: tokens.radius.control,
});
export const onlyWide = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
