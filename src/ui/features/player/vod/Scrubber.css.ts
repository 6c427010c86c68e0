import { screenStyle } from '../../../theme/style.ts';
import { tokens } from '../../../theme/tokens.css.ts';
import { unseenRange } from '../slider.ts';

const { board } = tokens;
const line = { position: 'absolute', top: 0, bottom: 0, left: 0 } as const;

export const scrubber = screenStyle({ position: 'relative', height: 28, touchAction: 'none' });
export const track = screenStyle({
  position: 'absolute',
  inset: '12px 0 auto',
  height: 4,
  background: 'rgb(255 255 255 / 22%)',
});
export const loaded = screenStyle({ ...line, background: 'rgb(255 255 255 / 45%)' });
export const played = screenStyle({ ...line, background: board.lit });
export const tick = screenStyle({ position: 'absolute', top: -2, bottom: -2, width: 2, background: '#050b08' });
/** What can be skipped: a gold line under the bar. */
export const part = screenStyle({ position: 'absolute', top: 6, height: 2, background: tokens.colour.gold });
export const range = screenStyle({
  ...unseenRange,
  inset: 0,
  width: '100%',
  height: '100%',
  selectors: { '&:focus-visible': { opacity: 1, background: 'transparent' } },
});
export const preview = screenStyle({
  position: 'absolute',
  bottom: 30,
  transform: 'translateX(-50%)',
  display: 'grid',
  padding: 4,
  borderRadius: tokens.radius.board,
  background: board.ground,
  border: `1px solid ${board.line}`,
  pointerEvents: 'none',
});
export const tile = screenStyle({ display: 'block', backgroundRepeat: 'no-repeat' });
export const place = screenStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  padding: '4px 6px 0',
  color: board.ink,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  whiteSpace: 'nowrap',
});
