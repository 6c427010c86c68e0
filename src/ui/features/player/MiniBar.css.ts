import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { MINI } from './mini.ts';

const pressed = {
  position: 'absolute',
  zIndex: 1,
  display: 'inline-grid',
  borderRadius: tokens.radius.control,
} as const;

/** All of it, with the board at its lower end, on a phone beside the picture. */
export const back = screenStyle({ position: 'absolute', inset: 0, color: tokens.board.ink });
export const board = screenStyle({
  position: 'absolute',
  inset: 'auto 0 0',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 76px',
  height: MINI.board,
  paddingRight: '48px',
  background: tokens.board.ground,
  '@media': {
    [media.mobile]: {
      inset: `0 0 0 ${MINI.rowPicture}px`,
      height: 'auto',
      paddingRight: '88px',
      gridTemplateColumns: 'minmax(0, 1fr)',
    },
  },
});
export const sides = screenStyle({ display: 'grid', gridTemplateRows: '1fr 1fr', minWidth: 0 });
export const side = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  minWidth: 0,
  padding: '0 10px 0 14px',
  fontWeight: 700,
  selectors: { '& + &': { borderTop: `1px solid ${tokens.board.line}` } },
  '@media': { [media.mobile]: { gap: '6px', padding: '0 8px 0 12px' } },
});
export const edge = screenStyle({ position: 'absolute', inset: '0 auto 0 0', width: '4px' });
/** Two small lines before "…". */
export const name = screenStyle({
  flex: 1,
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minWidth: 0,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  fontSize: '12.5px',
  lineHeight: '15px',
});
export const title = screenStyle({
  display: 'grid',
  alignContent: 'center',
  minWidth: 0,
  padding: '0 12px',
  fontWeight: 700,
});
export const minute = screenStyle({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  borderLeft: `1px solid ${tokens.board.line}`,
  selectors: { '&[data-live]': { color: tokens.board.live } },
  '@media': {
    [media.mobile]: {
      position: 'absolute',
      left: `${6 - MINI.rowPicture}px`,
      bottom: '6px',
      padding: '2px 6px',
      border: 0,
      borderRadius: tokens.radius.board,
      background: tokens.board.ground,
    },
  },
});
export const period = screenStyle({
  fontSize: '11px',
  lineHeight: '15px',
  fontWeight: 600,
  color: tokens.board.muted,
  textAlign: 'center',
  selectors: { '&[data-alone]': { color: 'inherit', fontSize: '12.5px' } },
  '@media': { [media.mobile]: { selectors: { '&:not([data-alone])': { display: 'none' } } } },
});
/** In the middle of the picture; while it plays, only for a pointer over it and for the keyboard. */
export const play = screenStyle({
  ...pressed,
  left: '50%',
  top: `${MINI.picture / 2}px`,
  transform: 'translate(-50%, -50%)',
  background: 'rgb(6 13 10 / 90%)',
  selectors: {
    '&[data-playing]:not(:hover):not(:focus-within)': { opacity: 0 },
  },
  '@media': {
    [media.mobile]: { left: `${MINI.rowPicture / 2}px`, top: '50%' },
    '(hover: none)': { selectors: { '&[data-playing]:not(:focus-within)': { display: 'none' } } },
  },
});
export const sound = screenStyle({
  ...pressed,
  right: '2px',
  bottom: '12px',
  '@media': { [media.mobile]: { right: '44px', bottom: '16px' } },
});
export const close = screenStyle({
  ...pressed,
  right: '6px',
  top: '6px',
  background: 'rgb(6 13 10 / 90%)',
  '@media': { [media.mobile]: { right: 0, top: '16px', background: 'none' } },
});
