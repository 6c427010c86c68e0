import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board: night, colour, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;
/** The line of what is still to come. */
const FAINT = '#31443b';

export const axis = screenStyle({
  position: 'relative',
  padding: `10px ${space.x6} 4px`,
  borderTop: `1px solid ${night.line}`,
  background: night.ground,
  color: night.ink,
  '@media': { [media.mobile]: { padding: `4px ${space.x4} 0`, borderTop: 'none' } },
});
export const head = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x3,
  minHeight: 32,
  color: night.muted,
  ...small,
});
export const title = screenStyle({ color: night.ink, fontWeight: 700, whiteSpace: 'nowrap' });
export const sides = screenStyle({ '@media': { [media.wide]: { display: 'none' } } });
export const how = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const source = screenStyle({
  marginLeft: 'auto',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'none' } },
});

/** Labels, lanes, and space for what is written right of the playhead. */
export const lanes = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '124px minmax(0, 1fr)',
  alignItems: 'center',
  rowGap: 6,
  paddingTop: 14,
  // A playhead at the end is not cut.
  vars: { '--before': '124px', '--after': '8px' },
  paddingRight: 'var(--after)',
  selectors: { '&[data-chances]': { vars: { '--after': '116px' } } },
  '@media': {
    [media.half]: { gridTemplateColumns: '108px minmax(0, 1fr)', vars: { '--before': '108px' } },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      vars: { '--before': '0px', '--after': '0px' },
      selectors: { '&[data-chances]': { vars: { '--after': '0px' } } },
    },
  },
});
export const label = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  paddingRight: 8,
  color: night.muted,
  ...small,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const crests = screenStyle({ display: 'grid', gap: 8 });
const lane = { display: 'block', width: '100%', overflow: 'visible' } as const;
export const pressure = screenStyle({ ...lane, height: 58, '@media': { [media.mobile]: { height: 44 } } });
export const unlitCell = screenStyle({
  fill: '#16241d',
  selectors: { '&[data-look="next"]': { fill: '#0d1713' } },
});
export const homeCells = screenStyle({ fill: night.lit });
export const awayCells = screenStyle({ fill: night.ink });

export const events = screenStyle(lane);
export const line = screenStyle({ stroke: night.ink, strokeWidth: 1.5 });
export const nextLine = screenStyle({ stroke: FAINT, strokeWidth: 1.5 });
export const mark = screenStyle({});
export const goalCrest = screenStyle({
  transform: 'translate(-17px, 0)',
  '@media': { [media.mobile]: { transform: 'translate(-8px, 0)' } },
});
export const goalMinute = screenStyle({
  fill: night.ink,
  fontSize: 15,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const card = screenStyle({
  fill: '#f5bd4a',
  selectors: { '&:is([data-card="red"], [data-card="second_yellow"])': { fill: colour.liveFill } },
});
export const sub = screenStyle({ fill: 'none', stroke: night.muted, strokeWidth: 1.6 });
export const review = screenStyle({ fill: night.ground, stroke: night.muted });
export const reviewWord = screenStyle({ fill: night.ink, fontSize: 9.5, fontWeight: 700, textAnchor: 'middle' });
// A phone shows goals and cards: the rest would stand on them.
globalStyle(`${mark}:has(.${sub}), ${mark}:has(.${review})`, {
  '@layer': { [screens]: { '@media': { [media.mobile]: { display: 'none' } } } },
});

const late = { '@media': { [media.mobile]: { display: 'none' } } } as const;
globalStyle(`${axis}:not([data-open]) [data-late]`, { '@layer': { [screens]: late } });
export const chances = screenStyle({
  position: 'relative',
  height: 44,
  '@media': { [media.mobile]: { selectors: { [`${axis}:not([data-open]) &`]: { display: 'none' } } } },
});
export const chanceChart = screenStyle({ ...lane, height: 40 });
export const awayChance = screenStyle({ fill: '#3b4a43' });
export const drawChance = screenStyle({ fill: '#1d2a24' });
export const homeChance = screenStyle({ fill: '#55702a' });
const edge = { fill: 'none', vectorEffect: 'non-scaling-stroke' } as const;
export const homeEdge = screenStyle({ ...edge, stroke: night.lit, strokeWidth: 2 });
export const drawEdge = screenStyle({ ...edge, stroke: night.ink, strokeWidth: 1.5, strokeDasharray: '3 2' });
export const chanceWords = screenStyle({ position: 'absolute', inset: 0, ...lane, height: 44 });
export const chanceWord = screenStyle({
  fill: night.lit,
  fontSize: 11,
  fontWeight: 700,
  selectors: { '&[data-row="1"]': { fill: night.muted }, '&[data-row="2"]': { fill: night.ink } },
});

export const ticks = screenStyle(lane);
export const tick = screenStyle({
  fill: night.muted,
  fontSize: 14,
  textAnchor: 'middle',
  selectors: { '&[data-end="first"]': { textAnchor: 'start' }, '&[data-end="last"]': { textAnchor: 'end' } },
});
export const half = screenStyle({ fill: night.muted, fontSize: 11, fontWeight: 700, textAnchor: 'middle' });

/** Over all lanes, as wide as they are. */
export const field = screenStyle({
  position: 'absolute',
  top: 0,
  bottom: 18,
  left: 'var(--before)',
  right: 'var(--after)',
  borderRadius: radius.board,
  touchAction: 'pan-y',
  selectors: { '&[role="slider"]': { cursor: 'ew-resize' } },
});
export const playhead = screenStyle({ ...lane, position: 'absolute', inset: 0, height: '100%', pointerEvents: 'none' });
globalStyle(`${playhead} line`, { '@layer': { [screens]: { stroke: night.live, strokeWidth: 2 } } });
globalStyle(`${playhead} path`, { '@layer': { [screens]: { fill: night.live } } });

export const foot = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${space.x3}`,
  minHeight: 44,
  ...small,
  '@media': { [media.mobile]: { minHeight: 52 } },
});
export const tap = screenStyle({ color: night.muted, '@media': { [media.wide]: { display: 'none' } } });
export const wound = screenStyle({ color: night.live, fontWeight: 700, fontVariantNumeric: 'tabular-nums' });
export const back = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 44,
  padding: '0 12px',
  borderRadius: radius.control,
  background: '#ffffff17',
  color: night.ink,
  ...small,
  fontWeight: 700,
});
export const table = screenStyle({ marginLeft: 'auto', color: night.muted });
export const more = screenStyle({ '@media': { [media.wide]: { display: 'none' } } });
