import { globalStyle } from '@vanilla-extract/css';
import { bars } from '../theme/bars.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const layer = (selector: string, rule: object) => globalStyle(selector, { '@layer': { [screens]: rule } });

/** A line of this width has at most 68 characters. */
const MEASURE = 500;
const ASIDE = 248;

export const page = screenStyle({
  display: 'grid',
  gap: space.x8,
  maxWidth: MEASURE + 48,
  padding: `28px ${space.x6} ${space.x12}`,
  '@media': {
    [media.mobile]: { padding: `${space.x2} ${space.x4} ${space.x12}`, gap: space.x6 },
    [media.wide]: {
      selectors: {
        '&[data-contents]': {
          gridTemplateColumns: `minmax(0, ${MEASURE}px) ${ASIDE}px`,
          gridTemplateRows: 'auto 1fr',
          columnGap: space.x12,
          maxWidth: MEASURE + ASIDE + 48 + 48,
        },
      },
    },
  },
});
export const head = screenStyle({ display: 'grid', gap: space.x3 });
export const title = screenStyle({
  fontSize: 28,
  lineHeight: '36px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
});
export const lead = screenStyle({ fontSize: 18, lineHeight: '28px', color: colour.ink2, textWrap: 'pretty' });
export const since = screenStyle({ color: colour.muted });

export const contents = screenStyle({
  display: 'grid',
  gap: space.x2,
  paddingBlock: space.x4,
  boxShadow: `inset 0 1px 0 ${colour.line}, inset 0 -1px 0 ${colour.line}`,
  '@media': {
    [media.wide]: {
      gridColumn: 2,
      gridRow: '1 / 3',
      alignSelf: 'start',
      position: 'sticky',
      top: bars.top + 28,
      padding: `0 0 0 ${space.x6}`,
      boxShadow: `inset 1px 0 0 ${colour.line}`,
    },
  },
});
export const contentsTitle = screenStyle({ fontSize: 14, lineHeight: '20px', fontWeight: 800 });
layer(`${contents} ol`, {
  columns: 2,
  columnGap: space.x3,
  counterReset: 'section',
  '@media': { [media.wide]: { columns: 1 } },
});
layer(`${contents} li`, { breakInside: 'avoid' });
layer(`${contents} a`, {
  display: 'flex',
  alignItems: 'center',
  minHeight: 44,
  color: colour.ink2,
  counterIncrement: 'section',
  '@media': { [media.wide]: { minHeight: 32 } },
});
layer(`${contents} a::before`, {
  content: 'counter(section)',
  flex: 'none',
  width: 26,
  color: colour.muted,
});
layer(`${contents} a:hover`, { color: colour.ink, textDecoration: 'underline', textUnderlineOffset: 3 });

export const body = screenStyle({ display: 'grid', gap: space.x8, minWidth: 0 });
export const section = screenStyle({
  display: 'grid',
  gap: space.x3,
  scrollMarginTop: space.x4,
});
export const heading = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
export const kind = screenStyle({ marginTop: space.x2, fontSize: 16, lineHeight: '22px', fontWeight: 700 });
export const day = screenStyle({
  display: 'block',
  fontSize: 14,
  lineHeight: '20px',
  fontWeight: 500,
  letterSpacing: 0,
  color: colour.muted,
});
export const more = screenStyle({ display: 'grid' });
export const moreLink = screenStyle({
  display: 'grid',
  alignContent: 'center',
  minHeight: 60,
  paddingBlock: 8,
  boxShadow: `inset 0 -1px 0 ${colour.line}`,
});
layer(`${moreLink} > b`, { fontSize: 16, lineHeight: '22px', fontWeight: 700 });
layer(`${moreLink}:hover > b`, { textDecoration: 'underline', textUnderlineOffset: 3 });
layer(`${moreLink} > span`, { color: colour.muted });
