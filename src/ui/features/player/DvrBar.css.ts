import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { filled, unseenRange } from './slider.ts';

export const bar = screenStyle({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '20px',
  margin: '0 4px 2px',
  touchAction: 'none',
});
export const track = screenStyle({
  position: 'relative',
  flex: 1,
  height: '4px',
  borderRadius: '2px',
  background: 'rgb(255 255 255 / 40%)',
});
export const played = screenStyle({
  ...filled,
  selectors: { [`${bar}[data-edge] &`]: { background: tokens.colour.liveFill } },
});
export const mark = screenStyle({
  position: 'absolute',
  top: '-4px',
  width: '3px',
  height: '12px',
  marginLeft: '-1px',
  background: '#ffffff',
  boxShadow: '0 0 0 1px rgb(0 0 0 / 53%)',
});
export const head = screenStyle({
  position: 'absolute',
  top: '-5px',
  width: '14px',
  height: '14px',
  marginLeft: '-7px',
  borderRadius: '50%',
  background: '#ffffff',
});
export const range = screenStyle({ ...unseenRange, inset: '-6px -7px', width: 'calc(100% + 14px)' });
/** The native range is invisible, so its focus is shown on the thumb. */
export const focused = screenStyle({
  selectors: {
    [`${bar}:has(input:focus-visible) &`]: { outline: `2px solid ${tokens.colour.accent}`, outlineOffset: '2px' },
  },
});
export const tip = screenStyle({
  position: 'absolute',
  bottom: '24px',
  transform: 'translateX(-50%)',
  padding: '4px 8px',
  borderRadius: '4px',
  background: tokens.board.raised,
  color: tokens.board.ink,
  fontSize: '12.5px',
  lineHeight: '18px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  pointerEvents: 'none',
});
