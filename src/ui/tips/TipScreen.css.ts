import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour, space } = tokens;

export const page = screenStyle({ minWidth: 0 });
export const top = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 52,
  padding: `0 ${space.x6}`,
  '@media': { [media.half]: { padding: `0 ${space.x4}` }, [media.mobile]: { padding: `0 ${space.x2}` } },
});
export const title = screenStyle({ flex: 1, minWidth: 0, fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const band = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 64,
  padding: `${space.x2} ${space.x6}`,
  background: board.ground,
  color: board.ink,
  '@media': {
    [media.half]: { padding: `${space.x2} ${space.x4}` },
    [media.mobile]: { padding: `${space.x2} ${space.x4}` },
  },
});
export const bandSign = screenStyle({ display: 'grid', color: board.lit });
export const bandText = screenStyle({ display: 'grid', minWidth: 0 });
globalStyle(`${bandText} > small`, {
  '@layer': { [screens]: { color: board.muted, fontSize: 12.5, lineHeight: '17px', fontWeight: 600 } },
});
export const bandEnd = screenStyle({ display: 'grid', justifyItems: 'end', color: board.lit });
/** Two columns; on a phone their parts are one, in an order of its own. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 380px',
  gap: 36,
  maxWidth: 1160,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': {
    [media.half]: {
      gridTemplateColumns: 'minmax(0, 1fr) 320px',
      gap: space.x6,
      padding: `${space.x4} ${space.x4} ${space.x12}`,
    },
    [media.mobile]: {
      display: 'flex',
      flexDirection: 'column',
      gap: 22,
      padding: `${space.x4} ${space.x4} ${space.x6}`,
    },
  },
});
export const column = screenStyle({
  display: 'grid',
  alignContent: 'start',
  gap: 28,
  minWidth: 0,
  '@media': { [media.mobile]: { display: 'contents' } },
});
export const part = screenStyle({
  minWidth: 0,
  '@media': {
    [media.mobile]: {
      selectors: {
        '&[data-part="ticket"]': { order: 1 },
        '&[data-part="author"]': { order: 2 },
        '&[data-part="why"]': { order: 3 },
        '&[data-part="pays"]': { order: 4 },
        '&[data-part="ledger"]': { order: 5 },
        '&[data-part="others"]': { order: 6 },
        '&[data-part="acts"]': { order: 7 },
      },
    },
  },
});
export const heading = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x3,
  minHeight: 32,
  marginBottom: 6,
  color: colour.ink2,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
globalStyle(`${heading} > h2`, {
  '@layer': {
    [screens]: { color: colour.ink, fontSize: 16, lineHeight: '22px', fontWeight: 800, letterSpacing: '-0.01em' },
  },
});
export const league = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  overflowWrap: 'anywhere',
});
export const team = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0, fontWeight: 600 });
export const chosen = screenStyle({
  marginTop: space.x1,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  letterSpacing: '-0.01em',
  overflowWrap: 'anywhere',
});
export const stubSmall = screenStyle({ color: colour.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600 });
export const stubPrice = screenStyle({
  fontSize: 28,
  lineHeight: '34px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const author = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x3,
  paddingBottom: space.x4,
});
export const authorText = screenStyle({ display: 'grid', flex: 1, minWidth: 120 });
globalStyle(`${authorText} > small`, {
  '@layer': {
    [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontVariantNumeric: 'tabular-nums' },
  },
});
export const authorName = screenStyle({
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
  selectors: { 'a&:hover': { textDecoration: 'underline' } },
});
export const acts = screenStyle({
  display: 'grid',
  gridTemplateColumns: '1fr',
  gap: space.x2,
  marginBottom: space.x4,
});
/** On a board figures are lit in both themes. */
globalStyle(`${bandEnd} [role="timer"]`, { '@layer': { [screens]: { color: board.lit } } });
