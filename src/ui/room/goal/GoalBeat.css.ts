import { globalStyle, keyframes } from '@vanilla-extract/css';
import { parts, screens } from '../../theme/layers.css.ts';
import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const stand = keyframes({
  '0%': { transform: 'translateY(100%)' },
  '18%, 50%': { transform: 'none' },
  '100%': { transform: 'translateY(100%)' },
});

/** Over the picture; it can be pressed through. */
export const over = screenStyle({
  position: 'absolute',
  zIndex: 2,
  overflow: 'hidden',
  pointerEvents: 'none',
  color: '#ffffff',
  vars: { '--controls': '0px' },
  selectors: {
    '&[data-awake]': { vars: { '--controls': '84px' } },
    '&:is([data-mode="theater"], [data-mode="side"], [data-mode="strip"])': { position: 'fixed' },
    '&[data-fullscreen]': { position: 'fixed', zIndex: 42 },
  },
});

export const ribbon = screenStyle({
  position: 'absolute',
  // At the foot of the picture, over its controls while those are shown.
  inset: 'auto 0 var(--controls)',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '24px',
  height: '32px',
  padding: '0 16px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  background: tokens.board.ground,
  color: tokens.board.ink,
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 700,
  selectors: { '&[data-ink="dark"]': { color: '#10160f' }, '&[data-ink="light"]': { color: '#ffffff' } },
});
export const text = screenStyle({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });

export const crowd = screenStyle({
  position: 'absolute',
  left: 0,
  bottom: 0,
  width: '100%',
  height: 'min(132px, 45%)',
  fill: '#05080a',
  stroke: 'rgb(255 255 255 / 22%)',
  animation: `${stand} 2.6s ${tokens.motion.ease} both`,
  '@media': { [media.still]: { display: 'none' } },
});

export const again = screenStyle({
  position: 'absolute',
  right: '12px',
  bottom: 'calc(var(--controls) + 44px)',
  pointerEvents: 'auto',
  selectors: {
    [`${over}[data-mode="strip"] &`]: { display: 'none' },
  },
});

globalStyle('[data-board]', { '@layer': { [parts]: { position: 'relative' } } });
/** The figure that does not stand, where the score is. */
export const struck = screenStyle({
  position: 'absolute',
  inset: 0,
  zIndex: 1,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '16px',
  background: tokens.board.ground,
  color: tokens.board.ink,
  pointerEvents: 'none',
});
export const by = screenStyle({ color: tokens.colour.gold, fontSize: '15px', letterSpacing: '0.04em' });
export const figures = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: '14px',
  fontSize: '40px',
  lineHeight: 1,
});
globalStyle(`${figures} > s`, { '@layer': { [screens]: { color: tokens.colour.gold } } });
globalStyle(`${figures} > i`, { '@layer': { [screens]: { color: tokens.board.muted, fontStyle: 'normal' } } });
