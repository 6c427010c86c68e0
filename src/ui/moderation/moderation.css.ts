import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space, radius } = tokens;
const one = 'minmax(0, 1fr)';
const tiny = { fontSize: 12.5, lineHeight: '18px' } as const;
const grid = { display: 'grid', gridTemplateColumns: one, minWidth: 0 } as const;

export const page = screenStyle({
  ...grid,
  alignContent: 'start',
  gap: space.x4,
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4} ${space.x8}` } },
});
export const title = screenStyle({ color: colour.ink, fontSize: 20, lineHeight: '28px', fontWeight: 800 });
export const stats = screenStyle({
  ...tiny,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'start',
  gap: `0 ${space.x4}`,
  minHeight: 18,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { minHeight: 72 } },
});
export const board = screenStyle({
  ...grid,
  alignItems: 'start',
  gap: space.x6,
  '@media': {
    [media.wide]: { gridTemplateColumns: `360px ${one}` },
  },
});
export const queue = screenStyle({
  ...grid,
  '@media': {
    [media.mobile]: { selectors: { [`${board}[data-open="true"] &`]: { display: 'none' } } },
  },
});
export const pane = screenStyle({
  ...grid,
  outline: 'none',
  '@media': {
    [media.mobile]: { selectors: { [`${board}[data-open="false"] &`]: { display: 'none' } } },
  },
});
export const back = screenStyle({ justifySelf: 'start', '@media': { [media.wide]: { display: 'none' } } });
export const list = screenStyle({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });
export const row = screenStyle({
  ...grid,
  gap: space.x1,
  padding: `${space.x3} 0`,
  borderTop: `1px solid ${colour.line}`,
  overflowWrap: 'anywhere',
  selectors: {
    '&:first-child': { borderTop: 'none' },
    '&[data-current="true"]': { boxShadow: `inset 3px 0 0 ${colour.accent}`, paddingLeft: space.x3 },
  },
});
export const rowLink = screenStyle({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: colour.ink,
  fontWeight: 700,
  minHeight: 24,
});
export const facts = screenStyle({
  ...tiny,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `0 ${space.x2}`,
  color: colour.muted,
  fontVariantNumeric: 'tabular-nums',
});
export const claim = screenStyle({ color: colour.gold });
export const keys = screenStyle({
  ...tiny,
  color: colour.muted,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const whole = screenStyle({ ...grid, gap: space.x4 });
export const block = screenStyle({ ...grid, gap: space.x1, overflowWrap: 'anywhere' });
export const heading = screenStyle({ fontSize: 14, lineHeight: '20px', fontWeight: 800 });
export const link = screenStyle({ color: colour.ink, textDecoration: 'underline', textUnderlineOffset: 3 });
export const small = screenStyle({ ...tiny, color: colour.muted });
export const quote = screenStyle({
  margin: 0,
  padding: `${space.x2} ${space.x3}`,
  borderLeft: `3px solid ${colour.edge}`,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
});
export const note = screenStyle({ padding: `${space.x1} 0`, overflowWrap: 'anywhere' });
export const form = screenStyle({
  ...grid,
  gap: space.x4,
  padding: space.x4,
  borderRadius: radius.sheet,
  background: colour.surface,
  boxShadow: `inset 0 0 0 1px ${colour.line}`,
});
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const logHead = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space.x2,
  minHeight: 32,
});
export const state = screenStyle({
  ...tiny,
  color: colour.muted,
  selectors: {
    '&[data-state="stands"]': { color: colour.accent },
    '&[data-state="waits"]': { color: colour.gold },
  },
});
