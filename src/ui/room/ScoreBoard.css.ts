import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** A board beside the chat in a window of a small laptop has as little width as in the half layout. */
const NARROW = '(min-width: 1024px) and (max-width: 1419.98px)';
const small = ':is([data-size="phone"], [data-size="slim"])';
const slim = '[data-size="slim"]';

export const board = screenStyle({
  display: 'grid',
  gridTemplateColumns: '132px minmax(0, 1fr) auto minmax(0, 1fr) 164px',
  alignItems: 'center',
  height: '68px',
  padding: '0 20px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  '@media': {
    [NARROW]: {
      gridTemplateColumns: '96px minmax(0, 1fr) auto minmax(0, 1fr) 150px',
      selectors: { '&[data-own]': { gridTemplateColumns: '124px minmax(0, 1fr) auto minmax(0, 1fr) 150px' } },
    },
  },
  selectors: {
    '&:is([data-size="theater"], [data-size="full"])': {
      height: '100%',
      gridTemplateColumns: 'minmax(96px, 150px) minmax(0, 1fr) auto minmax(0, 1fr) fit-content(380px)',
    },
    [`&${small}`]: {
      height: '48px',
      flex: 'none',
      padding: '0 4px 0 12px',
      gridTemplateColumns: '40px minmax(0, 1fr) auto minmax(0, 1fr) 40px',
    },
    [`&${slim}`]: {
      height: '100%',
      padding: '0 12px',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto minmax(0, 1fr) auto',
      columnGap: '10px',
      borderRadius: '3px',
    },
    '&[data-own][data-size="wide"]': { height: '72px' },
    '&[data-own][data-size="phone"]': { gridTemplateColumns: '54px minmax(0, 1fr) auto minmax(0, 1fr) auto' },
  },
});

export const clock = screenStyle({ display: 'flex', alignItems: 'center', gap: '10px', minWidth: 0 });
export const minute = screenStyle({
  fontSize: '34px',
  selectors: {
    [`${board}[data-live] &`]: { color: tokens.board.live },
    '&[data-struck]': { color: tokens.board.muted, textDecoration: 'line-through' },
    [`${board}${small} &`]: { fontSize: '20px' },
  },
});
export const period = screenStyle({
  fontSize: '11px',
  lineHeight: '15px',
  fontWeight: 600,
  color: tokens.board.muted,
  selectors: {
    '&[data-alone]': { fontSize: '12.5px', lineHeight: '16px', fontWeight: 700, color: tokens.board.ink },
    [`${board}[data-live] &[data-alone]`]: { color: tokens.board.live },
  },
});

export const side = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  minWidth: 0,
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 700,
  '@media': { [NARROW]: { fontSize: '16px', lineHeight: '22px', gap: '10px' } },
  selectors: {
    '&[data-side="home"]': { justifyContent: 'flex-end', textAlign: 'right' },
    [`${board}${small} &`]: { fontSize: '14px', lineHeight: '20px', gap: '7px' },
    [`${board}[data-own][data-size="phone"] &`]: { fontSize: '13px', gap: '4px' },
  },
});

export const named = screenStyle({
  display: 'grid',
  gap: '6px',
  minWidth: 0,
  selectors: { [`${side}[data-side="home"] &`]: { justifyItems: 'end' } },
});
/** Two lines before "…": a long name can use the whole height of the board. */
export const name = screenStyle({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  // Chromium draws no "…" in a clamped text that is aligned to the right.
  textAlign: 'left',
  // High enough that what hides the diacritics of a clipped third line cuts no tail of a "g".
  lineHeight: '30px',
  clipPath: 'inset(0 0 2px)',
  selectors: {
    [`${board}${small} &`]: { lineHeight: '22px' },
    [`${board}${slim} &`]: { fontSize: '12.5px', lineHeight: '15px', clipPath: 'none' },
  },
});

export const score = screenStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '12px',
  height: '44px',
  padding: '0 6px',
  fontSize: '48px',
  color: tokens.board.lit,
  '@media': { [NARROW]: { padding: 0 } },
  selectors: {
    [`${board}:not([data-live]) &`]: { color: tokens.board.ink },
    [`${board}${small} &`]: { fontSize: '30px', gap: '6px', height: '34px', padding: 0 },
  },
});
export const edge = screenStyle({
  width: '3px',
  alignSelf: 'stretch',
  margin: '4px',
  selectors: { [`${board}${small} &`]: { margin: '4px 2px 4px 3px' } },
});
export const dash = screenStyle({
  fontStyle: 'normal',
  fontSize: '26px',
  color: tokens.board.muted,
  selectors: { [`${board}${small} &`]: { fontSize: '18px' } },
});

export const solo = screenStyle({
  gridColumn: '2 / 5',
  display: 'grid',
  justifyItems: 'center',
  minWidth: 0,
  fontSize: '20px',
  lineHeight: '26px',
  fontWeight: 700,
  selectors: { [`${board}${small} &`]: { fontSize: '14px', lineHeight: '18px' } },
});
export const note = screenStyle({
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 500,
  color: tokens.board.muted,
});
export const end = screenStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: '4px',
  minWidth: 0,
});
