import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

/** The last words, the newest at the foot; one that has no room any more goes into a second column, which nobody sees. */
export const band = screenStyle({
  display: 'flex',
  flexDirection: 'column-reverse',
  flexWrap: 'wrap',
  alignContent: 'flex-start',
  gap: '4px 0',
  width: '100%',
  height: '100%',
  overflow: 'hidden',
});
export const line = screenStyle({ width: '100%' });
export const plate = screenStyle({
  width: 'fit-content',
  maxWidth: '100%',
  padding: '4px 10px',
  borderRadius: '4px',
  background: 'rgb(6 13 10 / 88%)',
  color: '#eef6f1',
  lineHeight: '20px',
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  selectors: {
    '&[data-commentator]': {
      padding: '5px 12px',
      background: 'rgb(31 47 21 / 96%)',
      boxShadow: `inset 3px 0 0 ${tokens.colour.accent}`,
      fontWeight: 600,
    },
  },
});

const pass = keyframes({ from: { left: '100%' }, to: { left: 0, transform: 'translateX(-100%)' } });
export const sky = screenStyle({ position: 'fixed', overflow: 'hidden', contain: 'strict', pointerEvents: 'none' });
export const flight = screenStyle({
  position: 'absolute',
  left: '100%',
  padding: '2px 8px',
  borderRadius: '3px',
  color: '#ffffff',
  lineHeight: '24px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  textShadow: '0 1px 3px #000000, 0 0 1px #000000',
  animation: `${pass} linear forwards`,
  selectors: {
    '&[data-size="small"]': { fontSize: '12.5px', lineHeight: '20px' },
    '&[data-size="large"]': { fontSize: '20px', lineHeight: '30px' },
    '&[data-mine]': { boxShadow: `inset 0 -2px 0 ${tokens.colour.accent}` },
    '&[data-commentator]': { background: tokens.board.lit, color: '#10200a', textShadow: 'none' },
  },
});
