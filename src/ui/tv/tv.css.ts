import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, colour, space } = tokens;
const sides = {
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
} as const;
const lay = (selector: string, rule: Record<string, unknown>) =>
  globalStyle(selector, { '@layer': { [screens]: rule } });

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  paddingBottom: space.x12,
});
/** Picture, and what stands beside it. */
export const stage = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-view="home"]': {
          gridTemplateColumns: '400px minmax(0, 1fr)',
          gap: space.x6,
          padding: `${space.x4} ${space.x6} 0`,
        },
        '&[data-view="channel"]': { gridTemplateColumns: '340px minmax(0, 1fr)' },
      },
    },
    [media.half]: {
      selectors: {
        '&[data-view="home"]': { gridTemplateColumns: '340px minmax(0, 1fr)' },
        '&[data-view="channel"]': { gridTemplateColumns: '300px minmax(0, 1fr)' },
      },
    },
  },
});
export const picture = screenStyle({
  alignSelf: 'start',
  minWidth: 0,
  aspectRatio: '16 / 9',
  background: board.ground,
  '@media': {
    [media.mobile]: { position: 'sticky', top: 0, zIndex: 5 },
    [media.wide]: {
      selectors: {
        '[data-view="channel"] > &': { gridColumn: 2, gridRow: 1 },
        '[data-view="home"] > &': { borderRadius: 6, overflow: 'hidden' },
      },
    },
  },
});
export const beside = screenStyle({
  '@media': {
    [media.wide]: {
      selectors: {
        '[data-view="channel"] > &': {
          gridColumn: 1,
          gridRow: '1 / 3',
          maxHeight: 'calc(100vh - 56px)',
          position: 'sticky',
          top: 56,
          overflowY: 'auto',
          borderRight: `1px solid ${colour.line}`,
        },
      },
    },
  },
});
export const about = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x3,
  minWidth: 0,
  '@media': {
    [media.wide]: { selectors: { '[data-view="channel"] > &': { gridColumn: 2, padding: `${space.x4} ${space.x6}` } } },
    [media.mobile]: { padding: `0 ${space.x4} ${space.x3}` },
  },
});
lay(`${about} p`, { margin: 0 });
/** On a phone: the board under the picture. */
export const boardRow = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto 46px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      margin: `0 calc(-1 * ${space.x4})`,
      padding: `0 ${space.x4}`,
      minHeight: 64,
      background: board.ground,
      color: board.ink,
      position: 'sticky',
      top: '56.25vw',
      zIndex: 5,
    },
  },
});
globalStyle(`${boardRow} > :last-child`, {
  '@media': { [media.mobile]: { '@layer': { [screens]: { color: board.muted } } } },
});
lay(`${boardRow} h2`, { margin: 0, fontSize: '20px', lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.02em' });
export const words = screenStyle({ minWidth: 0 });
export const programme = screenStyle({
  margin: 0,
  overflow: 'hidden',
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  textOverflow: 'ellipsis',
  selectors: { '[data-view="channel"] &': { fontSize: 20, lineHeight: '28px' } },
  '@media': { [media.mobile]: { fontSize: 16, lineHeight: '22px' } },
});
export const ticketLink = screenStyle({ color: 'inherit', textDecoration: 'none' });
export const fact = screenStyle({
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  '@media': { [media.mobile]: { color: board.muted } },
});
export const plainFact = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const channelNo = screenStyle({
  padding: '6px 10px',
  borderRadius: 3,
  background: board.ground,
  color: board.lit,
});
export const timeLine = screenStyle({ display: 'flex', alignItems: 'center', gap: space.x3 });
export const progress = screenStyle({
  flex: 1,
  minWidth: 0,
  maxWidth: 240,
  borderRadius: 2,
  background: colour.raised,
  fill: colour.accent,
});
export const acts = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const listHead = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x2,
  padding: `${space.x3} ${space.x4}`,
  borderBottom: `1px solid ${colour.line}`,
});
lay(`${listHead} > h1, ${listHead} > h2`, { margin: 0, fontSize: '16px', lineHeight: '22px', fontWeight: 700 });
export const tickets = screenStyle({
  ...sides,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(260px, 1fr))',
  gap: space.x3,
  paddingTop: space.x3,
});
export const partHead = screenStyle({ margin: 0, fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const strip = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))',
  gap: space.x1,
});
export const onlyWide = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
