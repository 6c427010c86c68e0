import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;
const COLUMN = 212;
/** Between two rounds: room for the lines that join their ties. */
const GAP = 28;
const line = `1px solid ${colour.edge}`;

export const bracket = screenStyle({ minWidth: 0, paddingTop: space.x4 });
export const head = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space.x1} ${space.x4}`,
  minHeight: 40,
});
export const title = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.02em' });
export const champion = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, color: colour.gold });
globalStyle(`${champion} > b`, { '@layer': { [screens]: { color: colour.ink } } });
/** One round beside the other; on a phone a finger goes from round to round, and each is a list from the top. */
export const rounds = screenStyle({
  position: 'relative',
  display: 'flex',
  gap: GAP,
  padding: `${space.x2} 0`,
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  '@media': {
    [media.mobile]: { gap: space.x3, scrollSnapType: 'x mandatory', scrollPaddingLeft: 0, scrollbarWidth: 'none' },
  },
});
export const round = screenStyle({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: `1 0 ${COLUMN}px`,
  maxWidth: 320,
  '@media': { [media.mobile]: { flex: '0 0 88%', maxWidth: 'none', scrollSnapAlign: 'start' } },
});
/** Below the final, which stays in the middle. */
export const third = screenStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  '@media': { [media.mobile]: { position: 'static', paddingTop: space.x4 } },
});
globalStyle(`${round}:has(> .${third})`, {
  '@layer': { [screens]: { '@media': { [media.wide]: { minHeight: 340 } } } },
});
export const name = screenStyle({
  height: 28,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  color: colour.muted,
});
export const ties = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  justifyContent: 'space-around',
  gap: space.x2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.mobile]: { justifyContent: 'flex-start' } },
});
export const tie = screenStyle({
  position: 'relative',
  display: 'grid',
  gap: 2,
  padding: '6px 10px 4px',
  borderRadius: tokens.radius.control,
  background: colour.surface,
  selectors: {
    '&:hover': { background: colour.hover },
    // A line from the two before, and one to the next.
    [`${round}[data-halves] &::before`]: {
      content: '',
      position: 'absolute',
      left: -GAP / 2,
      top: '50%',
      width: GAP / 2,
      borderTop: line,
    },
    [`${round}:has(+ [data-halves]) &::after`]: {
      content: '',
      position: 'absolute',
      right: -GAP / 2,
      width: GAP / 2,
      height: `calc(50% + ${space.x2} / 2)`,
      borderRight: line,
    },
    [`${round}:has(+ [data-halves]) &:nth-child(odd)::after`]: { top: '50%', borderTop: line },
    [`${round}:has(+ [data-halves]) &:nth-child(even)::after`]: { bottom: '50%', borderBottom: line },
  },
  '@media': {
    [media.mobile]: { selectors: { '&::before, &::after': { display: 'none' } } },
  },
});
export const side = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  height: 24,
  minWidth: 0,
  fontWeight: 600,
  selectors: { '&[data-lost]': { color: colour.muted, fontWeight: 500 }, '&[data-won]': { fontWeight: 800 } },
});
export const cut = screenStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const nobody = screenStyle({
  width: 18,
  height: 18,
  borderRadius: '50%',
  border: `1px dashed ${colour.edge}`,
  flex: 'none',
});
export const scores = screenStyle({ display: 'flex', gap: space.x2 });
export const goals = screenStyle({
  minWidth: 16,
  textAlign: 'center',
  selectors: {
    '&[data-lit]': { background: colour.boardInList, color: tokens.board.lit, borderRadius: tokens.radius.board },
  },
});
export const note = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x1,
  color: colour.muted,
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
});
