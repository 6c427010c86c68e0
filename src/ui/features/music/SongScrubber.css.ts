import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { board, space } = tokens;

export const scrubber = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.x3,
  color: board.ink,
});
export const track = screenStyle({
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: 24,
  selectors: { '&[data-wave]': { minHeight: 48 } },
});
export const line = screenStyle({
  width: '100%',
  height: 4,
  border: 0,
  borderRadius: 2,
  background: board.line,
  appearance: 'none',
  selectors: {
    '&::-webkit-progress-bar': { background: board.line, borderRadius: 2 },
    '&::-webkit-progress-value': { background: board.lit, borderRadius: 2 },
    '&::-moz-progress-bar': { background: board.lit, borderRadius: 2 },
  },
});
export const wave = screenStyle({ width: '100%', height: 48 });
export const lit = screenStyle({ fill: board.lit });
export const unlit = screenStyle({ fill: board.line });
export const range = screenStyle({
  position: 'absolute',
  inset: '-8px 0',
  width: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { [`${track}:focus-within &:focus-visible`]: { opacity: 1 } },
});
