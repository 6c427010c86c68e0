import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { headline } from '../../theme/page.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, board, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

export const cover = screenStyle({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.board,
  background: board.ground,
});
export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const stretched = screenStyle({ '::after': { content: '', position: 'absolute', inset: 0 } });
export const facts = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `2px ${space.x2}`,
  color: colour.muted,
  fontWeight: 600,
});
export const shielded = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6, color: colour.ink2 });
export const reason = screenStyle({ ...small, color: colour.accent, fontWeight: 600 });

export const lead = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.32fr) minmax(0, 1fr)',
  gap: space.x6,
  alignItems: 'center',
  selectors: { '&[data-stacked]': { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x3 } },
});
export const leadText = screenStyle({ display: 'grid', gap: space.x2, minWidth: 0 });
export const kicker = screenStyle({ ...small, color: colour.accent, fontWeight: 700 });
export const leadTitle = screenStyle({
  ...headline,
  color: colour.ink,
  overflowWrap: 'anywhere',
  '@media': {
    [media.mobile]: { fontSize: 22, lineHeight: '30px' },
    [media.half]: { fontSize: 22, lineHeight: '30px' },
  },
});
globalStyle(`${lead}[data-stacked] ${leadTitle}`, {
  '@layer': { [screens]: { fontSize: 18, lineHeight: '26px' } },
});
export const leadSummary = screenStyle({
  color: colour.ink2,
  fontSize: 16,
  lineHeight: '24px',
  overflowWrap: 'anywhere',
});

export const cell = screenStyle({
  position: 'relative',
  display: 'grid',
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  '@media': {
    // On a phone only the lead is large.
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) 96px',
      padding: `${space.x3} 0`,
      borderTop: `1px solid ${colour.line}`,
    },
  },
});
globalStyle(`${cell} > ${cover}`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { order: 1, aspectRatio: '3 / 2' } } } },
});
export const cellText = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x1, minWidth: 0 });

export const row = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 148px',
  gap: space.x4,
  alignItems: 'center',
  padding: '14px 0',
  borderTop: `1px solid ${colour.line}`,
  selectors: { '&[data-short]': { gridTemplateColumns: 'minmax(0, 1fr) 96px', gap: space.x3 } },
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) 96px', gap: space.x3 } },
});
export const rowText = screenStyle({ display: 'grid', gap: 3, minWidth: 0 });
/** The title of an article in a grid or a list. */
export const rowTitle = screenStyle({
  color: colour.ink,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 700,
  textWrap: 'pretty',
  overflowWrap: 'anywhere',
});
export const rowSummary = screenStyle({
  ...oneLine,
  color: colour.ink2,
  '@media': { [media.mobile]: { display: 'none' } },
});
globalStyle(`${row} > ${cover}`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { alignSelf: 'start', aspectRatio: '3 / 2' } } } },
});
