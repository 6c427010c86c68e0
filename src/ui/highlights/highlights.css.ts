import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour, space } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

export const page = screenStyle({ paddingTop: space.x4, '@media': { [media.mobile]: { paddingTop: 0 } } });
export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  borderTop: `1px solid ${colour.line}`,
  '@media': { [media.mobile]: { padding: `${space.x4} ${space.x4} ${space.x8}` } },
});
export const placeHead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const placeTitle = screenStyle({ color: colour.ink, fontSize: 20, lineHeight: '28px', fontWeight: 800 });

/** The picture and, beside it, its chapters; on a phone one below the other. */
export const theatre = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: board.ground,
  color: board.ink,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 372px' },
    // The picture stays in sight while what is below it scrolls.
    [media.mobile]: { display: 'contents' },
  },
});
const onStage = (selector: string, rule: GlobalStyleRule) => globalStyle(selector, { '@layer': { [screens]: rule } });
// The player of films, which is a window of its own elsewhere.
const player = `${theatre} > [data-in-page]`;
onStage(player, {
  position: 'relative',
  inset: 'auto',
  zIndex: 0,
  aspectRatio: '16 / 9',
  '@media': { [media.mobile]: { position: 'sticky', top: 0, zIndex: 6, aspectRatio: 'auto' } },
});
// The height that the columns give it has no percents.
onStage(`${player} > :first-child`, {
  '@media': { [media.wide]: { position: 'absolute', inset: 0, height: 'auto' } },
});
onStage(`${player} > :first-child > :first-child`, { isolation: 'isolate' });
onStage(`${player} button[aria-keyshortcuts="N"]`, { whiteSpace: 'nowrap' });
// On a phone they stand below the picture, and need not give way to it.
onStage(`${player}[data-asleep] > div > [role="group"]:not(:focus-within)`, {
  '@media': { [media.mobile]: { opacity: 1 } },
});
/** NE-6: a goal, higher than the bar that it stands on. */
onStage(`${player} [data-part="goalMark"]`, {
  position: 'absolute',
  top: -5,
  bottom: -5,
  width: 4,
  marginLeft: -2,
  background: board.lit,
  outline: '2px solid #050b08',
});
/** As high as the player in its place: picture and, on a phone, the controls below it. */
export const still = screenStyle({
  position: 'relative',
  background: board.ground,
  '@media': {
    [media.wide]: { aspectRatio: '16 / 9' },
    [media.mobile]: { position: 'sticky', top: 0, zIndex: 6, paddingBottom: 72 },
  },
});
/** In the picture's place, also behind a video that shows nothing yet. */
export const poster = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
});
export const stillPicture = screenStyle({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '16 / 9',
  objectFit: 'cover',
});
export const hidden = screenStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x3,
  padding: space.x4,
  background: 'rgb(5 11 8 / 72%)',
  color: '#ffffff',
  textAlign: 'center',
});
export const hiddenFact = screenStyle({
  maxWidth: 420,
  margin: 0,
  ...small,
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Its height is that of the picture, whatever is in it. */
export const panel = screenStyle({
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  borderLeft: `1px solid ${board.line}`,
  background: board.ground,
  color: board.ink,
  '@media': {
    [media.wide]: { height: 0, minHeight: '100%' },
    [media.mobile]: { borderLeft: 'none' },
  },
});
export const panelHead = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  margin: 0,
  padding: `${space.x3} ${space.x4}`,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
});
globalStyle(`${panelHead} > small`, { '@layer': { [screens]: { ...small, color: board.muted, fontWeight: 400 } } });
export const chapters = screenStyle({
  overflowY: 'auto',
  minHeight: 0,
  '@media': { [media.mobile]: { maxHeight: 264 } },
});
export const chapter = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '52px 20px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 48,
  padding: `${space.x1} ${space.x4}`,
  borderTop: `1px solid ${board.line}`,
  fontWeight: 600,
  selectors: {
    '&[data-now]': { background: board.raised, boxShadow: `inset 3px 0 0 ${board.lit}` },
  },
});
/** Fills the row; what else can be pressed in it lies above. */
export const chapterLink = screenStyle({
  color: 'inherit',
  overflowWrap: 'anywhere',
  '::after': { content: '', position: 'absolute', inset: 0 },
});
export const chapterNote = screenStyle({ ...small, padding: `0 ${space.x4} ${space.x3}`, color: board.muted });
/** Above the link that fills the row. */
export const momentWay = screenStyle({ position: 'relative', zIndex: 1, color: board.muted });
export const noScript = screenStyle({ ...small, margin: 0, padding: space.x3, color: colour.muted });
export const upNext = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  padding: space.x4,
  borderTop: `1px solid ${board.line}`,
});
export const upNextText = screenStyle({ display: 'grid', gap: 2, minWidth: 0, fontWeight: 700 });
globalStyle(`${upNextText} > small`, { '@layer': { [screens]: { ...small, color: board.muted, fontWeight: 400 } } });
globalStyle(`${upNextText} > a`, { '@layer': { [screens]: { color: 'inherit', overflowWrap: 'anywhere' } } });

export const below = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x6,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': {
    [media.mobile]: { padding: `${space.x4} ${space.x4} ${space.x8}` },
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 300px' },
    [media.full]: { gridTemplateColumns: 'minmax(0, 1fr) 372px', gap: 36 },
  },
});
export const main = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 });
export const titleRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x3,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const title = screenStyle({ ...headline, color: colour.ink, margin: 0, overflowWrap: 'anywhere' });
export const facts = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `2px ${space.x3}`,
  color: colour.muted,
  fontWeight: 600,
});
export const tools = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x1 });
export const withdraw = screenStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x3 });
export const words = screenStyle({ maxWidth: '72ch', color: colour.ink2, overflowWrap: 'anywhere' });
/** Its height is kept for it. */
export const match = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x3, minHeight: 138 });
export const queue = screenStyle({ display: 'grid', alignContent: 'start', gap: space.x4, minWidth: 0 });
export const queueList = screenStyle({ display: 'grid', gap: space.x4 });
export const heading = screenStyle({
  margin: 0,
  color: colour.ink,
  fontSize: 16,
  lineHeight: '22px',
  fontWeight: 800,
});
