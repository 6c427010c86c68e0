import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const recorder = screenStyle({ display: 'grid', gap: space.x3, minWidth: 0 });
export const film = screenStyle({
  position: 'relative',
  overflow: 'hidden',
  aspectRatio: '16 / 9',
  borderRadius: tokens.radius.picture,
  background: tokens.board.ground,
});
export const picture = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
export const on = screenStyle({
  position: 'absolute',
  top: space.x3,
  left: space.x3,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  padding: '2px 8px',
  borderRadius: tokens.radius.board,
  background: colour.liveFill,
  color: colour.onLive,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
});
export const dot = screenStyle({ width: 8, height: 8, borderRadius: '50%', background: 'currentColor' });
export const countdown = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x4,
  '@media': { [media.mobile]: { gap: space.x2 } },
});
export const left = screenStyle({
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  fontVariantNumeric: 'tabular-nums',
});
export const line = screenStyle({ color: colour.ink2, fontWeight: 600 });
