import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../../theme/bars.ts';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({ minWidth: 0 });
/** Stays while what is below it is scrolled. */
export const nav = screenStyle({
  position: 'sticky',
  top: bars.top,
  zIndex: 4,
  background: colour.ground,
  '@media': { [media.mobile]: { top: 0 } },
});
globalStyle(`${nav} > nav`, {
  '@layer': {
    [screens]: {
      margin: 0,
      padding: `0 ${space.x6}`,
      '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
    },
  },
});
/** What brings its own sides elsewhere ends here where the page does. */
export const body = screenStyle({
  vars: { '--inset': '0px' },
  padding: `${space.x4} ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x6}` } },
});
/** The grid of a competition's page. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  gap: 36,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px', gap: space.x6 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 },
  },
});
export const column = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space.x6,
  minWidth: 0,
});
export const heading = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: space.x3,
  paddingBottom: space.x2,
});
globalStyle(`${heading} > h2`, { '@layer': { [screens]: { fontSize: 16, lineHeight: '22px', fontWeight: 800 } } });
globalStyle(`${heading} > small`, {
  '@layer': { [screens]: { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } },
});
globalStyle(`${heading} > a`, {
  '@layer': {
    [screens]: {
      marginLeft: 'auto',
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 24,
      color: colour.ink2,
      fontSize: 12.5,
      lineHeight: '18px',
      fontWeight: 600,
    },
  },
});
export const quiet = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 });
/** A thing with its name at the left and a figure at the right. */
export const card = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${space.x1} ${space.x3}`,
  minHeight: tokens.touch,
});
export const strong = screenStyle({ fontWeight: 700, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' });
export const cards = screenStyle({ listStyle: 'none', margin: 0, padding: 0 });
globalStyle(`${cards} > li`, { '@layer': { [screens]: { borderTop: `1px solid ${colour.line}` } } });
/** A link with a sign before its name. */
export const named = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: tokens.touch,
  minWidth: 0,
});
/** A way to another site. */
export const outside = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x2,
  minHeight: tokens.touch,
  color: colour.ink2,
  fontWeight: 600,
  selectors: { '&:hover': { color: colour.ink } },
});
export const tickets = screenStyle({ display: 'grid', gap: space.x2 });
export const line = screenStyle({ display: 'block', color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
