import { globalStyle, keyframes } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, board, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;
const wide = (selector: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

const grow = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'none' } });
/** How far one has read, by the page's own scrolling where the browser can. */
export const readSoFar = screenStyle({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: 2,
  height: 3,
  background: colour.accent,
  transformOrigin: 'left',
  display: 'none',
  '@supports': {
    '(animation-timeline: scroll())': {
      display: 'block',
      animation: `${grow} linear`,
      animationTimeline: 'scroll(root)',
    },
  },
  '@media': { print: { display: 'none' }, [media.still]: { display: 'none' } },
});

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 720px)',
  justifyContent: 'center',
  gap: space.x8,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': {
    [media.mobile]: { padding: `0 ${space.x4} ${space.x8}` },
    [media.full]: { gridTemplateColumns: 'minmax(0, 720px) 308px', gap: 48 },
  },
});
export const article = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x4,
  minWidth: 0,
});
export const hero = screenStyle({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: board.ground,
  '@media': { [media.mobile]: { margin: `0 -${space.x4}`, borderRadius: 0 } },
});
export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const title = screenStyle({
  ...headline,
  color: colour.ink,
  fontSize: 32,
  lineHeight: '42px',
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { fontSize: 26, lineHeight: '34px' } },
});
export const summary = screenStyle({ color: colour.ink2, fontSize: 18, lineHeight: '26px', overflowWrap: 'anywhere' });
export const by = screenStyle({
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  '@media': { [media.mobile]: { gridTemplateColumns: '40px minmax(0, 1fr)' } },
});
export const author = screenStyle({ display: 'grid', minWidth: 0, color: colour.ink });
export const facts = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x2}`,
  color: colour.muted,
  overflowWrap: 'anywhere',
});
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x1,
  '@media': { [media.mobile]: { gridColumn: '1 / -1' }, print: { display: 'none' } },
});
export const note = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space.x1} ${space.x3}`,
  padding: space.x3,
  borderRadius: radius.picture,
  background: colour.surface,
  color: colour.ink2,
});
wide(`${note} a`, { color: colour.ink, textDecoration: 'underline' });

/** NE-2: at most 72 letters a line; three sizes of text. */
export const body = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.x4,
  maxWidth: '72ch',
  color: colour.ink,
  fontSize: 17,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-text="large"]': { fontSize: 20 },
    '&[data-text="largest"]': { fontSize: 23 },
  },
});
wide(`${body} h2`, { color: colour.ink, fontSize: '1.2em', lineHeight: 1.35, fontWeight: 800, marginTop: space.x2 });
wide(`${body} blockquote`, {
  margin: 0,
  padding: `${space.x1} 0 ${space.x1} ${space.x4}`,
  borderLeft: `3px solid ${colour.accent}`,
  fontSize: '1.1em',
  fontWeight: 700,
});
wide(`${body} ul[data-list]`, { display: 'grid', gap: space.x2, paddingLeft: space.x4, listStyle: 'disc' });
wide(`${body} p a, ${body} li a[data-inline]`, { color: colour.accent, textDecoration: 'underline' });
export const figure = screenStyle({ margin: 0, display: 'grid', gap: space.x2 });
wide(`${figure} img`, { width: '100%', height: 'auto', borderRadius: radius.board });
wide(`${figure} figcaption`, { ...small, color: colour.muted });

export const table = screenStyle({ width: '100%', borderCollapse: 'collapse', fontSize: 14, lineHeight: '20px' });
wide(`${table} th, ${table} td`, {
  height: 44,
  padding: '0 8px',
  borderTop: `1px solid ${colour.line}`,
  textAlign: 'right',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
wide(`${table} th:nth-child(2)`, { textAlign: 'left' });
wide(`${table} thead th`, { ...small, height: 32, color: colour.muted });
wide(`${table} tr[data-marked]`, { background: colour.accentSoft });
export const teamName = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2, minWidth: 0 });
/** As high as a table of so many rows with its head and its link. */
export const tablePlace = screenStyle({ minHeight: 32 + 6 * 45 + 40, fontSize: 14, lineHeight: '20px' });
export const more = screenStyle({
  ...small,
  display: 'inline-block',
  padding: '11px 0',
  color: colour.ink2,
  fontWeight: 600,
});
export const opened = screenStyle({
  borderTop: `1px solid ${colour.line}`,
  borderBottom: `1px solid ${colour.line}`,
  fontSize: 15,
  lineHeight: '22px',
});
wide(`${opened} > summary`, {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 52,
  cursor: 'pointer',
  fontWeight: 700,
  listStyle: 'none',
});
/** As high as the button that it holds, or will hold. */
export const roomPlace = screenStyle({ minHeight: 48, minWidth: 0 });
export const tip = screenStyle({ minHeight: 148, fontSize: 15, lineHeight: '22px' });

export const blog = screenStyle({ display: 'grid', gap: space.x3 });
export const blogHead = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });
wide(`${blogHead} > h2`, { color: colour.ink, fontSize: 20, lineHeight: '28px', fontWeight: 800 });
wide(`${blogHead} > button`, { marginLeft: 'auto' });
export const fresh = screenStyle({ display: 'grid', position: 'sticky', top: 64, zIndex: 1 });
export const entry = screenStyle({
  display: 'grid',
  gridTemplateColumns: '52px minmax(0, 1fr)',
  gap: space.x3,
  paddingBottom: space.x4,
});
export const minute = screenStyle({ display: 'grid', justifyItems: 'center', alignContent: 'start', gap: space.x2 });
wide(`${minute}::after`, { content: '', width: 1, minHeight: 24, height: '100%', background: colour.line });
export const entryText = screenStyle({ display: 'grid', gap: space.x1, minWidth: 0 });
wide(`${entryText} > h3`, { color: colour.ink, fontWeight: 800 });

export const about = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const subject = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  paddingLeft: space.x3,
  minHeight: 44,
  borderRadius: radius.board,
  background: colour.surface,
  color: colour.ink,
  fontWeight: 600,
});
wide(`${subject} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 44,
  paddingRight: space.x3,
});
export const tags = screenStyle({ ...small, display: 'flex', flexWrap: 'wrap', gap: space.x2, color: colour.muted });
export const rail = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x6,
  minWidth: 0,
});

// NE-5: on paper stands the article alone.
globalStyle('body:has([data-news-article]) :is(nav, header, [role="banner"], [role="complementary"], aside, footer)', {
  '@media': { print: { display: 'none' } },
});
