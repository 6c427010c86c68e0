import { globalStyle, keyframes } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { unlitGround } from '../../theme/unlit.ts';

const { board: night, colour, space, radius } = tokens;
const small = { fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;
const hidden = { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' } as const;

/** The fine dots of a scoreboard that is on. */
export const nightGround = `radial-gradient(circle, #ffffff0b .8px, #0000 1px) 0 0 / 4px 4px ${night.ground}`;

export const board = screenStyle({ position: 'relative', background: nightGround, color: night.ink });
/** The heading is for those who hear the board; who sees it has the names and figures. */
export const said = screenStyle(hidden);

export const meta = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x4,
  minHeight: 48,
  padding: `0 ${space.x3} 0 ${space.x6}`,
  borderBottom: `1px solid ${night.line}`,
  color: night.muted,
  whiteSpace: 'nowrap',
  ...small,
  '@media': {
    [media.half]: { gap: space.x3 },
    [media.mobile]: { gap: space.x2, padding: `0 4px 0 ${space.x3}`, borderBottom: 'none' },
  },
});
export const league = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  minHeight: tokens.touch,
});
export const round = screenStyle({ color: night.ink, fontWeight: 700 });
globalStyle(`${meta} a:hover`, { '@layer': { [screens]: { color: night.ink } } });
export const fact = screenStyle({ '@media': { [media.mobile]: { display: 'none' } } });
export const wideFact = screenStyle({ display: 'none', '@media': { [media.full]: { display: 'inline' } } });
export const hands = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.x1,
  marginLeft: 'auto',
  color: night.ink,
});

export const face = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
  gridTemplateAreas: '"home score away" "homeGoals clock awayGoals"',
  alignItems: 'center',
  columnGap: 28,
  padding: `14px ${space.x6} 12px`,
  '@media': {
    [media.half]: { columnGap: space.x4 },
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
      gridTemplateAreas: '"home score away" "clock clock clock" "homeGoals homeGoals awayGoals"',
      alignItems: 'start',
      columnGap: 10,
      padding: `2px ${space.x3} 10px`,
    },
  },
});
export const end = screenStyle({
  gridArea: 'away',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  minWidth: 0,
  selectors: { '&[data-side="home"]': { gridArea: 'home', flexDirection: 'row-reverse' } },
});
export const team = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 18,
  minWidth: 0,
  selectors: { '[data-side="home"] > &': { flexDirection: 'row-reverse', textAlign: 'right' } },
  '@media': {
    [media.half]: { gap: space.x3 },
    [media.mobile]: {
      flex: 1,
      flexDirection: 'column',
      gap: 6,
      textAlign: 'center',
      selectors: { '[data-side="home"] > &': { flexDirection: 'column', textAlign: 'center' } },
    },
  },
});
globalStyle(`${team} > svg, ${team} > img`, {
  '@layer': {
    [screens]: { '@media': { [media.mobile]: { width: 52, height: 52 }, [media.half]: { width: 56, height: 56 } } },
  },
});
export const named = screenStyle({ display: 'grid', minWidth: 0 });
/** Keeps its line until the table is known. */
export const place = screenStyle({
  minHeight: 18,
  color: night.muted,
  ...small,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const name = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  fontSize: 28,
  lineHeight: '34px',
  fontWeight: 800,
  letterSpacing: '-0.02em',
  overflowWrap: 'anywhere',
  '@media': {
    [media.half]: { fontSize: 22, lineHeight: '28px' },
    [media.mobile]: { fontSize: 16, lineHeight: '20px', minHeight: 22, WebkitLineClamp: 3 },
  },
});
export const mid = screenStyle({
  gridArea: 'score',
  display: 'grid',
  gridTemplateColumns: '5px 92px 32px 92px 5px',
  alignItems: 'center',
  justifyItems: 'center',
  height: 88,
  overflow: 'hidden',
  borderRadius: radius.board,
  background: '#000000',
  '@media': { [media.mobile]: { gridTemplateColumns: '4px 56px 18px 56px 4px', height: 68 } },
});
export const edge = screenStyle({
  width: 5,
  height: '100%',
  '@media': { [media.mobile]: { width: 4 } },
});
const digit = {
  fontSize: 84,
  '@media': { [media.mobile]: { fontSize: 62 } },
} as const;
const flash = keyframes({ '0%, 40%': { background: night.lit, color: '#000000' }, '100%': { background: '#0000' } });
export const digits = screenStyle({
  ...digit,
  color: night.ink,
  padding: '0 4px',
  borderRadius: radius.board,
  selectors: {
    '[data-state="live"] > &': { color: night.lit },
    '&[data-lost]': { color: night.muted },
    '&[data-fresh]': { animation: `${flash} 900ms ${tokens.motion.ease}` },
  },
});
/** A board that is switched off: as large as a lit figure. */
export const dark = screenStyle({
  width: 72,
  height: 80,
  borderRadius: radius.board,
  background: unlitGround,
  '@media': { [media.mobile]: { width: 50, height: 60 } },
});
export const dash = screenStyle({
  fontStyle: 'normal',
  fontFamily: tokens.font.figures,
  fontWeight: 800,
  fontSize: 40,
  lineHeight: 1,
  color: night.muted,
  '@media': { [media.mobile]: { fontSize: 26 } },
});
export const kickOff = screenStyle({
  gridColumn: '2 / 5',
  fontSize: 72,
  color: night.ink,
  '@media': { [media.mobile]: { fontSize: 48 } },
});

export const clock = screenStyle({
  gridArea: 'clock',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '0 10px',
  minHeight: 36,
  color: night.muted,
  fontVariantNumeric: 'tabular-nums',
  ...small,
  selectors: { '&[data-live]': { vars: { '--minute': night.live } } },
});
globalStyle(`${clock} > span:first-child`, { '@layer': { [screens]: { color: night.ink } } });
export const minute = screenStyle({ fontSize: 30, color: `var(--minute, ${night.ink})` });
export const old = screenStyle({ color: colour.gold, textDecoration: 'underline', minHeight: 32, ...small });

/** Two lines are kept, so that a goal moves nothing below the board. */
export const goals = screenStyle({
  gridArea: 'awayGoals',
  alignSelf: 'start',
  minWidth: 0,
  minHeight: 46,
  padding: '8px 0 0 90px',
  color: night.muted,
  ...small,
  lineHeight: '19px',
  selectors: {
    '&[data-side="home"]': { gridArea: 'homeGoals', padding: '8px 90px 0 0', textAlign: 'right' },
  },
  '@media': {
    [media.half]: { paddingLeft: 68, selectors: { '&[data-side="home"]': { paddingRight: 68 } } },
    [media.mobile]: {
      gridArea: 'homeGoals / homeGoals / awayGoals / awayGoals',
      padding: '2px 0 0 calc(50% + 12px)',
      selectors: {
        '&[data-side="home"]': {
          gridArea: 'homeGoals / homeGoals / awayGoals / awayGoals',
          padding: '2px calc(50% + 12px) 0 0',
        },
      },
    },
  },
});
globalStyle(`${goals} b`, { '@layer': { [screens]: { fontSize: 15, color: night.ink } } });
/** In one line on a wide board, one under another on a phone. */
globalStyle(`${goals} > li`, { '@layer': { [screens]: { '@media': { [media.wide]: { display: 'inline' } } } } });
globalStyle(`${goals} > li + li::before`, {
  '@layer': { [screens]: { '@media': { [media.wide]: { content: ', ' } } } },
});

export const hold = screenStyle({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.x3,
  maxWidth: 460,
  margin: '0 auto',
  padding: `${space.x2} ${space.x4} 18px`,
  lineHeight: '20px',
});
globalStyle(`${hold} > svg`, { '@layer': { [screens]: { justifySelf: 'center', color: night.lit } } });
globalStyle(`${hold} small`, { '@layer': { [screens]: { display: 'block', color: night.muted, ...small } } });
export const corrected = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 6,
  padding: `0 ${space.x4} ${space.x2}`,
  color: '#f5bd4a',
  ...small,
});
