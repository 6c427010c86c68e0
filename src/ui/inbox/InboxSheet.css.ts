import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = screenStyle({
  display: 'grid',
  gap: space.x3,
  alignContent: 'start',
  // Keeps its height when a filter finds little.
  minHeight: 420,
  padding: '12px 28px 28px',
  '@media': { [media.mobile]: { padding: '12px 20px 28px' } },
});
export const filters = screenStyle({
  display: 'flex',
  gap: space.x2,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  // Space for the focus ring of a chip.
  margin: -4,
  padding: 4,
});
export const tools = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.x2,
});
export const list = screenStyle({ display: 'grid' });
export const item = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '40px minmax(0, 1fr) 40px',
  alignItems: 'start',
  gap: space.x3,
  padding: `${space.x3} 0`,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
  overflowWrap: 'anywhere',
  '@media': { [media.mobile]: { gridTemplateColumns: `40px minmax(0, 1fr) ${tokens.touch}` } },
});
export const sign = screenStyle({
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  background: colour.raised,
  color: colour.ink2,
  selectors: { [`${item}[data-unread] &`]: { color: colour.accent } },
});
export const text = screenStyle({ display: 'grid', gap: 2 });
export const name = screenStyle({
  fontWeight: 600,
  color: colour.ink2,
  selectors: {
    [`${item}[data-unread] &`]: { color: colour.ink, fontWeight: 800 },
    'a&:hover': { textDecoration: 'underline' },
    // The whole row is pressable, except for its own buttons.
    'a&::after': { content: '', position: 'absolute', inset: 0 },
  },
});
export const meta = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
globalStyle(`${item} > button`, { '@layer': { [screens]: { position: 'relative', zIndex: 1 } } });
