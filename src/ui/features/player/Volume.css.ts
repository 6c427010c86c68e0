import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

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
export const level = screenStyle({
  position: 'absolute',
  left: 0,
  top: 0,
  bottom: 0,
  borderRadius: '2px',
  background: '#ffffff',
});
export const range = screenStyle({
  position: 'absolute',
  inset: '-20px 0',
  width: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
});
