import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { filled, unseenRange } from './slider.ts';

export const volume = screenStyle({
  position: 'relative',
  width: '76px',
  height: '4px',
  margin: '0 14px 0 2px',
  borderRadius: '2px',
  background: 'rgb(255 255 255 / 40%)',
  selectors: {
    '&:has(input:focus-visible)': { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '6px' },
  },
});
export const level = screenStyle(filled);
export const range = screenStyle({ ...unseenRange, inset: '-20px 0', width: '100%' });
