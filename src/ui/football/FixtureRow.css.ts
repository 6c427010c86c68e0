import { globalStyle } from '@vanilla-extract/css';
import * as parts from '../features/matches/MatchRow.css.ts';
import { screens } from '../theme/layers.css.ts';
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
  gridTemplateColumns: '58px minmax(0, 1fr) 88px minmax(0, 1fr) 60px 104px 104px 40px',
  gridTemplateAreas: '"when home score away half minutes act hand"',
  selectors: {
    '&:hover': { background: colour.hover },
    '&[data-state="off"]': { gridTemplateAreas: '"when home score away why why why hand"' },
    // A ticket needs the space of what is not known yet.
    '&[data-state="upcoming"]': { gridTemplateAreas: '"when home score away act act act hand"' },
  },
  '@media': {
    [media.half]: { gridTemplateColumns: '58px minmax(0, 1fr) 84px minmax(0, 1fr) 60px 0 104px 40px' },
    [media.mobile]: {
      height: 72,
      vars: { '--row-line': '27px' },
      padding: `0 ${space.x4}`,
      columnGap: space.x2,
      gridTemplateColumns: '50px minmax(0, 1fr) auto 44px',
      gridTemplateRows: 'var(--row-line) var(--row-line)',
      alignContent: 'center',
      gridTemplateAreas: '"when home score act" "half away score act"',
      selectors: {
        '&[data-state="upcoming"]': { gridTemplateAreas: '"when home score act" "half away score act"' },
        '&[data-state="off"]': {
          gridTemplateColumns: '50px minmax(0, 1fr) auto 72px',
          gridTemplateAreas: '"when home score why" "half away score why"',
        },
      },
    },
  },
});
const area = (name: string) => ({ gridArea: name, minWidth: 0 }) as const;
export const red = screenStyle({ flex: 'none', width: 9, height: 12, borderRadius: 2, background: colour.live });
export const tip = screenStyle({
  flex: 'none',
  padding: '0 5px',
  borderRadius: 4,
  boxShadow: `inset 0 0 0 1px ${colour.edge}`,
  color: colour.ink2,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 700,
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
    '[data-state="live"] > &': { color: colour.live },
    '[data-state="off"] > &': { display: 'none' },
  },
});
/** As large as a finger needs, without widening the row. */
export const enter = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: tokens.touch,
  height: tokens.touch,
  marginRight: -12,
  borderRadius: tokens.radius.control,
  color: 'inherit',
  selectors: { '&:hover': { background: colour.raised, color: colour.ink } },
});
export const hand = screenStyle({
  gridArea: 'hand',
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: tokens.touch,
  borderRadius: tokens.radius.control,
  color: colour.muted,
  selectors: { '&:hover': { background: colour.raised, color: colour.ink } },
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      right: space.x4,
      top: 14,
      width: tokens.touch,
      background: colour.raised,
      selectors: { '&:not(:focus-visible)': { width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } },
    },
  },
});
/** A line of its own below the row. */
const below = {
  padding: `0 ${space.x3} ${space.x2} calc(${space.x3} + 58px)`,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} ${space.x2} 74px` } },
} as const;
export const corrected = screenStyle({ ...below, display: 'flex', alignItems: 'center', gap: 6, color: colour.gold });
export const decided = screenStyle({ ...below, color: colour.muted });
/** The half-time score stands below the word of a match that is over. */
globalStyle(`${row}[data-state="ended"] > .${parts.when}`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridRow: 'when' } } } },
});
