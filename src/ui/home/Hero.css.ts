import { globalStyle } from '@vanilla-extract/css';
import { onFirstPhone } from '../theme/frames.ts';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { board, space } = tokens;
const line = `1px solid ${board.line}`;

export const all = screenStyle({ position: 'absolute', inset: 0, color: 'inherit', outlineOffset: -4 });
export const still = screenStyle({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
  objectPosition: '50% 40%',
  '@media': { [media.mobile]: { height: 232 } },
});
export const top = screenStyle({
  position: 'absolute',
  zIndex: 2,
  left: space.x6,
  right: space.x6,
  top: 20,
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  '@media': { [media.mobile]: { left: space.x4, right: space.x4, top: space.x3 } },
});
export const chip = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  height: 22,
  padding: `0 ${space.x2}`,
  borderRadius: 4,
  background: '#06100cd0',
  color: '#ffffff',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});

/** In the lower left corner on wide screens, below the picture on a phone. */
export const frame = screenStyle({
  position: 'absolute',
  zIndex: 3,
  left: space.x6,
  bottom: 20,
  maxWidth: `calc(100% - ${space.x12})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(270px, auto) 104px 164px',
  background: board.ground,
  color: board.ink,
  borderRadius: tokens.radius.board,
  boxShadow: '0 14px 40px #0009',
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(230px, auto) 92px 152px' },
    [media.mobile]: {
      left: 0,
      right: 0,
      bottom: 0,
      maxWidth: 'none',
      gridTemplateColumns: 'minmax(0, 1fr) 96px',
      borderRadius: 0,
      boxShadow: 'none',
      borderTop: line,
    },
  },
});
/** On a phone the board comes with the second frame. */
globalStyle(`html[data-first="1"] ${frame}`, onFirstPhone({ display: 'none' }));
export const head = screenStyle({
  gridColumn: '1 / -1',
  display: 'block',
  height: 30,
  padding: '6px 20px',
  borderBottom: line,
  color: board.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.mobile]: { display: 'none' } },
});
export const sides = screenStyle({ display: 'block', minWidth: 0 });
export const side = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  height: 54,
  padding: '0 16px 0 20px',
  selectors: { '& + &': { borderTop: line } },
  '@media': { [media.mobile]: { height: 48, padding: '0 10px 0 16px', gap: 10 } },
});
export const edge = screenStyle({ position: 'absolute', inset: '0 auto 0 0', width: 5, background: board.line });
export const team = screenStyle({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 700,
  '@media': { [media.mobile]: { fontSize: 16, lineHeight: '22px' } },
});
export const score = screenStyle({
  minWidth: 34,
  textAlign: 'center',
  color: board.lit,
  '@media': { [media.mobile]: { zoom: 0.7 } },
});
export const minute = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 4,
  borderLeft: line,
  color: board.live,
  padding: `0 ${space.x1}`,
  '@media': { [media.mobile]: { zoom: 0.8 } },
});
globalStyle(`${minute} > small`, {
  '@layer': {
    [screens]: { color: board.muted, fontSize: 11, lineHeight: '16px', fontWeight: 600, textAlign: 'center' },
  },
});
export const call = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space.x2,
  borderLeft: line,
  '@media': { [media.mobile]: { display: 'none' } },
});
export const speakers = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  color: board.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
