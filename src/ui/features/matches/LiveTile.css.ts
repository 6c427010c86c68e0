import type { StyleRule } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { partStyle, screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board: colours, colour, space, radius } = tokens;
const line = `1px solid ${colours.line}`;
/** Readable over any still. */
const chip = { background: '#06100cd9', color: '#ffffff' } as const;
const asRow = { gridTemplate: '74px / 132px minmax(0, 1fr)', height: 74 } as const;

export const tile = partStyle({
  position: 'relative',
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minWidth: 0,
  color: colour.ink,
  selectors: { '&[data-look="lead"], &[data-look="tile"]': { height: '100%' }, '&[data-look="row"]': asRow },
  '@media': { [media.mobile]: { selectors: { '&[data-look="tile"]': asRow } } },
});

type Rule = NonNullable<StyleRule['selectors']>[string];
/** What differs in tiles that are rows: at every width, and on a phone. */
const inRow = (rule: Rule) => ({
  selectors: { [`${tile}[data-look="row"] &`]: rule },
  '@media': { [media.mobile]: { selectors: { [`${tile}[data-look="tile"] &`]: rule } } },
});

export const picture = partStyle({
  position: 'relative',
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: `${radius.picture} ${radius.picture} 0 0`,
  background: colours.raised,
  ...inRow({ aspectRatio: 'auto', borderRadius: `${radius.picture} 0 0 ${radius.picture}` }),
});
export const still = partStyle({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
export const badge = partStyle({
  position: 'absolute',
  left: space.x2,
  top: space.x2,
  display: 'flex',
  ...inRow({ display: 'none' }),
});
export const viewers = partStyle({
  position: 'absolute',
  right: space.x2,
  top: space.x2,
  display: 'flex',
  alignItems: 'center',
  height: 22,
  padding: `0 ${space.x2}`,
  borderRadius: 4,
  fontSize: 11,
  fontWeight: 700,
  ...chip,
  ...inRow({ right: 'auto', left: 6, top: 'auto', bottom: 6, height: 20, padding: '0 6px' }),
});
/** The first commentator, where there is no line for names. */
export const face = partStyle({
  position: 'absolute',
  right: 6,
  bottom: 6,
  display: 'none',
  borderRadius: '50%',
  boxShadow: '0 0 0 2px #06100c',
  ...inRow({ display: 'flex' }),
});

export const board = partStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px',
  minWidth: 0,
  overflow: 'hidden',
  borderRadius: `0 0 ${radius.board} ${radius.board}`,
  background: colours.ground,
  color: colours.ink,
  selectors: {
    [`${tile}[data-look="lead"] &`]: { gridTemplateColumns: 'minmax(0, 1fr) 108px auto' },
    [`${tile}[data-look="row"] &`]: {
      gridTemplateColumns: 'minmax(0, 1fr) 66px',
      borderRadius: `0 ${radius.board} ${radius.board} 0`,
    },
  },
  '@media': {
    [media.mobile]: {
      selectors: {
        [`${tile}[data-look="lead"] &`]: { gridTemplateColumns: 'minmax(0, 1fr) 92px' },
        [`${tile}[data-look="tile"] &`]: {
          gridTemplateColumns: 'minmax(0, 1fr) 66px',
          borderRadius: `0 ${radius.board} ${radius.board} 0`,
        },
      },
    },
  },
});
export const sides = partStyle({ display: 'grid', gridAutoRows: 'minmax(36px, 1fr)', minWidth: 0 });
export const side = partStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  padding: '0 10px 0 14px',
  fontWeight: 700,
  selectors: { '& + &': { borderTop: line } },
});
export const edge = screenStyle({ position: 'absolute', inset: '0 auto 0 0', width: 4, background: colours.line });
/** Two lines before anything is cut. */
export const name = partStyle({
  flex: 1,
  minWidth: 0,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontSize: 12.5,
  lineHeight: '16px',
  selectors: { [`${tile}[data-look="lead"] &`]: { fontSize: 16, lineHeight: '22px' } },
});
export const score = partStyle({ color: colours.lit });
export const minute = partStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 2,
  minWidth: 0,
  padding: `0 ${space.x1}`,
  borderLeft: line,
  color: colours.live,
  textAlign: 'center',
  fontSize: 12.5,
  lineHeight: '16px',
  fontWeight: 700,
});
/** Beside a running minute the words are quiet. */
export const words = partStyle({ color: colours.muted, fontSize: 11, lineHeight: '14px', fontWeight: 600 });
export const call = partStyle({
  display: 'grid',
  placeItems: 'center',
  padding: `0 ${space.x4}`,
  borderLeft: line,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const foot = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  height: 40,
  fontSize: 12.5,
  lineHeight: '18px',
  // Said, but not shown.
  ...inRow({ position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' }),
});
export const cut = partStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontWeight: 600,
});
export const league = partStyle({
  flex: '1 1 0',
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  textAlign: 'right',
  color: colour.muted,
});
