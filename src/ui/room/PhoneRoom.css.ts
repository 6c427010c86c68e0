import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { picture } from './PictureSlot.css.ts';
import { chat } from './RoomTabs.css.ts';

export const room = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 0',
  minHeight: 0,
  overflow: 'hidden',
  background: tokens.colour.ground,
  selectors: {
    '&[data-keyboard]': { position: 'fixed', insetInline: 0 },
    '&[data-fullscreen]': { position: 'fixed', inset: 0, zIndex: 40 },
  },
});
export const top = screenStyle({
  flex: 'none',
  selectors: {
    [`${room}[data-keyboard] &`]: {
      display: 'grid',
      gridTemplateColumns: '214px minmax(0, 1fr)',
      height: '120px',
      background: tokens.board.ground,
    },
  },
});
globalStyle(`${room}[data-keyboard] ${picture}`, {
  '@layer': { [screens]: { width: '214px', height: '120px', aspectRatio: 'auto' } },
});
globalStyle(`${room}[data-fullscreen] ${picture}`, {
  '@layer': { [screens]: { position: 'fixed', inset: 0, height: '100dvh', aspectRatio: 'auto' } },
});
/** The chat over the video in full screen, and the button for it. */
globalStyle(`${room}[data-fullscreen] ${chat}`, { '@layer': { [screens]: { display: 'none' } } });
globalStyle(`${room}[data-chat="over"] ${chat}`, {
  '@layer': {
    [screens]: {
      position: 'fixed',
      zIndex: 42,
      inset: '0 0 0 auto',
      display: 'flex',
      width: 'min(340px, 60vw)',
      background: 'rgb(6 13 10 / 82%)',
    },
  },
});
export const chatToggle = screenStyle({
  position: 'fixed',
  zIndex: 43,
  top: '8px',
  right: '8px',
  borderRadius: tokens.radius.control,
  background: tokens.colour.raised,
});
export const age = screenStyle({
  flex: 'none',
  padding: '4px 12px',
  fontSize: '12.5px',
  lineHeight: '18px',
  color: tokens.colour.gold,
});
