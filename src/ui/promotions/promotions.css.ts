import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { headline, pageBox, pageTitle } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px' } as const;

export const page = screenStyle({ ...pageBox(1040), display: 'grid', gap: space.x6 });
export const title = screenStyle({ ...pageTitle, color: colour.ink, marginBottom: space.x3 });
export const chips = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const list = screenStyle({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const heading = screenStyle({ margin: 0, color: colour.ink, fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const sectionHead = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.x3,
  paddingBottom: space.x3,
});
export const text = screenStyle({ margin: 0, color: colour.ink2, overflowWrap: 'anywhere' });
export const fact = screenStyle({ ...small, margin: 0, color: colour.muted, overflowWrap: 'anywhere' });

export const cover = screenStyle({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: tokens.board.ground,
});
export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });

export const badge = screenStyle({
  ...small,
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: 6,
  minHeight: 26,
  padding: '2px 10px 2px 8px',
  borderRadius: 4,
  fontWeight: 700,
  background: colour.raised,
  color: colour.ink,
  selectors: { '&[data-state="eligible"]': { background: colour.accent, color: colour.onAccent } },
});
export const left = screenStyle({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'baseline', gap: space.x2 });
globalStyle(`${left} > small`, { '@layer': { [screens]: { ...small, color: colour.muted } } });
globalStyle(`${left} > [data-soon]`, { '@layer': { [screens]: { color: colour.accent } } });

export const lead = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  marginBottom: space.x6,
  overflow: 'hidden',
  borderRadius: radius.picture,
  background: colour.surface,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
globalStyle(`${lead} > ${cover}`, { '@layer': { [screens]: { minHeight: '100%' } } });
export const leadBody = screenStyle({
  display: 'grid',
  alignContent: 'center',
  gap: space.x2,
  minWidth: 0,
  padding: space.x6,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x4}` } },
});
export const leadFacts = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
});
export const leadTitle = screenStyle({
  margin: 0,
  color: colour.ink,
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
});

export const count = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  whiteSpace: 'nowrap',
});
export const bar = screenStyle({
  width: '100%',
  height: 8,
  border: 0,
  appearance: 'none',
  background: colour.raised,
  selectors: {
    '&::-webkit-progress-bar': { background: colour.raised },
    '&::-webkit-progress-value': { background: colour.accent },
    '&::-moz-progress-bar': { background: colour.accent },
  },
});

export const row = screenStyle({ boxShadow: `inset 0 1px 0 ${colour.line}` });
export const rowLink = screenStyle({
  display: 'grid',
  gridTemplateColumns: '168px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x4,
  padding: `${space.x4} 0`,
  color: colour.ink,
  '@media': { [media.mobile]: { gridTemplateColumns: '104px minmax(0, 1fr)', gap: 14 } },
});
globalStyle(`${rowLink} > ${cover}`, { '@layer': { [screens]: { borderRadius: radius.picture } } });
globalStyle(`${row}[data-over] ${cover}`, { '@layer': { [screens]: { opacity: 0.55 } } });
globalStyle(`${row}[data-over] ${rowLink}`, { '@layer': { [screens]: { color: colour.muted } } });
export const rowBody = screenStyle({ display: 'grid', gap: space.x1, minWidth: 0 });
export const rowTitle = screenStyle({ fontWeight: 700, overflowWrap: 'anywhere' });
export const rowFacts = screenStyle({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  color: colour.muted,
});
export const goneRow = screenStyle({
  padding: `${space.x4} 0`,
  color: colour.muted,
  boxShadow: `inset 0 1px 0 ${colour.line}`,
});

export const note = screenStyle({
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: space.x3,
  margin: 0,
  padding: space.x4,
  borderRadius: radius.picture,
  background: colour.raised,
  boxShadow: `inset 4px 0 0 ${colour.gold}`,
  fontWeight: 600,
});
globalStyle(`${note} > svg`, { '@layer': { [screens]: { color: colour.gold } } });

export const detail = screenStyle({
  ...pageBox(1040),
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  alignItems: 'start',
  gap: `${space.x6} ${space.x12}`,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `0 ${space.x4} ${space.x8}` },
  },
});
export const hero = screenStyle({
  gridColumn: '1 / -1',
  maxHeight: 320,
  display: 'grid',
  alignItems: 'center',
  overflow: 'hidden',
  borderRadius: radius.picture,
  '@media': { [media.mobile]: { margin: `0 calc(-1 * ${space.x4})`, borderRadius: 0 } },
});
export const main = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const aside = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const nameRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space.x2,
});
export const name = screenStyle({ ...headline, margin: 0, color: colour.ink, overflowWrap: 'anywhere' });
export const marks = screenStyle({ display: 'flex' });
export const lede = screenStyle({
  margin: `calc(-1 * ${space.x4}) 0 0`,
  color: colour.ink2,
  fontSize: 16,
  lineHeight: '24px',
});

export const cells = screenStyle({ display: 'flex', gap: 6 });
export const cell = screenStyle({
  display: 'grid',
  placeItems: 'center',
  flex: '1 1 0',
  maxWidth: 96,
  height: tokens.touch,
  borderRadius: 4,
  boxShadow: `inset 0 0 0 1.5px ${colour.edge}`,
  color: colour.muted,
  selectors: { '&[data-done]': { background: colour.accent, color: colour.onAccent, boxShadow: 'none' } },
});
export const steps = screenStyle({ display: 'grid', margin: `${space.x2} 0 0`, padding: 0, listStyle: 'none' });
export const step = screenStyle({
  display: 'grid',
  gridTemplateColumns: '28px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  fontWeight: 600,
  boxShadow: `inset 0 1px 0 ${colour.line}`,
});
export const tick = screenStyle({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: '50%',
  boxShadow: `inset 0 0 0 1.5px ${colour.edge}`,
  selectors: { '&[data-done]': { background: colour.accent, color: colour.onAccent, boxShadow: 'none' } },
});

export const term = screenStyle({ boxShadow: `inset 0 1px 0 ${colour.line}` });
export const question = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18px',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 52,
  padding: `${space.x2} 0`,
  fontWeight: 700,
  cursor: 'pointer',
  listStyle: 'none',
  overflowWrap: 'anywhere',
});
globalStyle(`${term}[open] > ${question} > svg`, { '@layer': { [screens]: { transform: 'rotate(180deg)' } } });
globalStyle(`${question}::-webkit-details-marker`, { '@layer': { [screens]: { display: 'none' } } });
export const answer = screenStyle({ margin: 0, paddingBottom: space.x4, color: colour.ink2, overflowWrap: 'anywhere' });
export const claim = screenStyle({ display: 'grid', gap: space.x2, margin: 0 });
export const got = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x2 });
