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
      vars: { '--row-line': '27px' },
      padding: `0 ${space.x4}`,
      columnGap: space.x2,
      gridTemplateColumns: '50px minmax(0, 1fr) auto 60px',
      gridTemplateRows: 'var(--row-line) var(--row-line)',
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
export const red = screenStyle({ flex: 'none', width: 9, height: 12, borderRadius: 2, background: colour.live });
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
/** The half-time score stands below the word of a match that is over. */
globalStyle(`${row}[data-state="ended"] > .${parts.when}`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { gridRow: 'when' } } } },
});
