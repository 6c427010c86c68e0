import { bars } from '../theme/bars.ts';
import { media } from '../theme/media.ts';
import { pageTitle } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({
  display: 'grid',
  gridTemplateColumns: '208px minmax(0, 640px)',
  gap: space.x12,
  alignItems: 'start',
  padding: `${space.x6} ${space.x6} ${space.x12}`,
  '@media': {
    [media.half]: { gap: space.x8 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x4, padding: `0 ${space.x4} ${space.x8}` },
  },
});
/** On a phone a row that is pushed sideways. */
export const menu = screenStyle({
  position: 'sticky',
  top: bars.top + 24,
  display: 'grid',
  '@media': {
    [media.mobile]: {
      position: 'static',
      display: 'flex',
      gap: space.x6,
      margin: `0 calc(-1 * ${space.x4})`,
      padding: `0 ${space.x4}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      boxShadow: `inset 0 -1px 0 ${colour.line}`,
    },
  },
});
export const item = screenStyle({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: space.x3,
  minHeight: tokens.touch,
  padding: `0 ${space.x3}`,
  fontWeight: 600,
  color: colour.muted,
  selectors: {
    '&:hover': { color: colour.ink },
    '&[aria-current]': { color: colour.ink, boxShadow: `inset 3px 0 0 ${colour.accent}` },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '@media': {
    [media.mobile]: {
      gap: space.x2,
      padding: 0,
      selectors: { '&[aria-current]': { boxShadow: `inset 0 -3px 0 ${colour.accent}` } },
    },
  },
});
export const content = screenStyle({ display: 'grid', gap: space.x6, minWidth: 0 });
export const title = screenStyle(pageTitle);
