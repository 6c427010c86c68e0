import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour } = tokens;
const stripes = (angle: number, ink: string, on: number, all: number) =>
  `repeating-linear-gradient(${angle}deg, ${ink} 0 ${on}px, transparent ${on}px ${all}px)`;

/** The strip at the left edge of a cell: a pattern for each category, so that colour is never alone. */
export const categoryStrips = {
  news: stripes(0, colour.info, 3, 6),
  film: stripes(0, colour.danger, 6, 10),
  series: stripes(0, colour.danger, 2, 5),
  sport: `linear-gradient(${colour.turf}, ${colour.turf})`,
  music: stripes(135, colour.info, 3, 6),
  show: stripes(135, colour.gold, 3, 6),
  documentary: stripes(0, colour.turf, 2, 5),
  kids: stripes(45, colour.gold, 2, 5),
  culture: stripes(45, colour.muted, 3, 6),
  education: stripes(0, colour.gold, 4, 8),
  other: `linear-gradient(${colour.edge}, ${colour.edge})`,
} as const;

export const cell = screenStyle({
  position: 'relative',
  display: 'block',
  width: '100%',
  minHeight: 52,
  padding: '6px 10px 6px 16px',
  // Clipped without being a scroller, so that its words can stay in sight.
  overflow: 'clip',
  border: 0,
  borderRadius: 3,
  background: colour.surface,
  color: colour.ink,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 0,
    bottom: 0,
    width: 6,
    background: categoryStrips.other,
  },
  selectors: {
    ...Object.fromEntries(
      Object.entries(categoryStrips).map(([category, background]) => [
        `&[data-category="${category}"]::before`,
        { background },
      ]),
    ),
    '&[data-now]': { background: colour.raised },
    '&[data-past]': { background: 'none', boxShadow: `inset 0 0 0 1px ${colour.line}`, color: colour.muted },
    '&[data-booked]': { background: colour.accentSoft, color: colour.accent },
    '&[data-clash]': { boxShadow: `inset 0 -3px 0 ${colour.gold}` },
    '&:focus-visible': { outline: `2px solid ${colour.accent}`, outlineOffset: -2 },
  },
});
const cutOff = {
  ...({ position: 'sticky', left: 'calc(var(--column, 0px) + 16px)', width: 'fit-content', maxWidth: '100%' } as const),
  ...({ display: 'block', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const),
} as const;
globalStyle(`${cell} > b`, { '@layer': { [screens]: { ...cutOff, fontWeight: 600, lineHeight: '20px' } } });
globalStyle(`${cell} > span`, {
  '@layer': { [screens]: { ...cutOff, color: colour.muted, fontSize: '12.5px', lineHeight: '18px' } },
});
globalStyle(`${cell}[data-booked] > span`, { '@layer': { [screens]: { color: colour.accent } } });
export const legend = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 16px',
  padding: '12px 24px',
  color: colour.muted,
  fontSize: 12.5,
});
export const swatch = screenStyle({
  display: 'inline-block',
  width: 6,
  height: 18,
  marginRight: 6,
  verticalAlign: -4,
  selectors: Object.fromEntries(
    Object.entries(categoryStrips).map(([category, background]) => [`&[data-category="${category}"]`, { background }]),
  ),
});
