import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, board, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } as const;

export const page = screenStyle({ paddingTop: space.x4, '@media': { [media.mobile]: { paddingTop: 0 } } });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  borderTop: `1px solid ${colour.line}`,
  '@media': {
    [media.mobile]: { padding: `${space.x4} ${space.x4} ${space.x8}` },
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px' },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 348px', gap: 36 },
  },
});
export const main = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x6,
  minWidth: 0,
});
export const aside = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x8,
  minWidth: 0,
  // What is proposed has no known height, and nothing below it moves.
  selectors: { '&[data-beside="only"]': { '@media': { [media.mobile]: { display: 'none' } } } },
});
export const list = screenStyle({ display: 'grid' });
export const sectionHead = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBottom: space.x3,
});
globalStyle(`${sectionHead} > a`, { '@layer': { [screens]: { ...small, color: colour.ink2, fontWeight: 600 } } });
export const heading = screenStyle({ color: colour.ink, fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const fact = screenStyle({ ...small, color: colour.muted, overflowWrap: 'anywhere' });
globalStyle(`${fact} > a`, { '@layer': { [screens]: { color: colour.ink2, textDecoration: 'underline' } } });
export const placeHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const placeTitle = screenStyle({ color: colour.ink, fontSize: 20, lineHeight: '28px', fontWeight: 800 });

export const cut = screenStyle(oneLine);
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space.x6,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 } },
});
/** Above the link that fills the row. */
export const rowAct = screenStyle({ position: 'relative', zIndex: 1, justifySelf: 'start' });

export const strip = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x4,
  minHeight: 76,
  padding: `${space.x2} ${space.x4}`,
  borderRadius: radius.board,
  background: board.ground,
  color: board.ink,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', minHeight: 124 } },
});
export const stripScore = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const stripEntries = screenStyle({
  display: 'grid',
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } },
});
export const stripEntry = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'baseline',
  height: 26,
  fontWeight: 600,
  selectors: { '& + &': { color: board.muted } },
});

export const ranked = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '34px minmax(0, 1fr)',
  gap: space.x2,
  padding: '11px 0',
  borderTop: `1px solid ${colour.line}`,
  color: colour.ink,
  fontWeight: 600,
  overflowWrap: 'anywhere',
});
export const rank = screenStyle({ color: colour.muted, fontSize: 20, lineHeight: '22px', fontWeight: 800 });

export const digest = screenStyle({
  display: 'grid',
  gridTemplateColumns: '48px minmax(0, 1fr)',
  gap: space.x3,
  alignItems: 'start',
  padding: '12px 14px',
  borderRadius: radius.picture,
  background: colour.surface,
});
export const digestPlay = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 48,
  height: 48,
  borderRadius: '50%',
  background: colour.accent,
  color: colour.onAccent,
});
export const digestText = screenStyle({ minWidth: 0 });
export const digestHead = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: 48,
  cursor: 'pointer',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});
export const digestName = screenStyle({ display: 'grid', color: colour.ink });
export const digestList = screenStyle({ display: 'grid', gap: space.x2, paddingTop: space.x2 });
globalStyle(`${digestList} a`, {
  '@layer': { [screens]: { display: 'block', padding: '6px 0', color: colour.ink2, overflowWrap: 'anywhere' } },
});
