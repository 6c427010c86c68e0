import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../../theme/layers.css.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const controls = screenStyle({ position: 'relative', padding: '0 12px 8px' });
export const row = screenStyle({ display: 'flex', alignItems: 'center', gap: '2px', height: '44px' });
export const gap = screenStyle({ flex: 1 });
/** The menu is aligned with the right edge of the controls, not with its button. */
export const menuRoot = screenStyle({ display: 'inline-flex' });
export const menuButton = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '7px',
  height: '44px',
  padding: '0 10px',
  borderRadius: tokens.radius.control,
  color: '#ffffff',
  fontSize: '12.5px',
  fontWeight: 700,
  selectors: { '&:hover': { background: 'rgb(255 255 255 / 14%)' } },
});
// On the video, icon buttons are white, 44 px, with a white overlay on hover.
// What the page follows is a button with words.
const icon = 'button[title]:not([data-over])';
const onPicture = { width: '44px', height: '44px', color: '#ffffff' };
globalStyle(`${row} > ${icon}`, { '@layer': { [screens]: onPicture } });
globalStyle(`${row} > ${icon}:hover`, {
  '@layer': { [screens]: { background: 'rgb(255 255 255 / 14%)', color: '#ffffff' } },
});
