import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';
import { FOLDED } from './folded.ts';

const { board: night, motion } = tokens;

/** Takes no space, so that nothing moves when it comes. */
export const fold = screenStyle({
  position: 'sticky',
  top: 0,
  zIndex: 5,
  height: 0,
  '@media': { [media.wide]: { display: 'none' } },
});
export const line = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  height: FOLDED,
  padding: '0 16px',
  background: night.ground,
  color: night.ink,
  visibility: 'hidden',
  transform: 'translateY(-100%)',
  transition: `transform ${motion.calm} ${motion.ease}`,
  selectors: { '&[data-shown]': { visibility: 'visible', transform: 'none' } },
  '@media': { [media.still]: { transition: 'none' } },
});
export const score = screenStyle({ display: 'inline-flex', alignItems: 'center', gap: 6, fontSize: 30 });
export const digits = screenStyle({
  fontSize: 30,
  selectors: { '[data-state="live"] &': { color: night.lit } },
});
export const dash = screenStyle({ fontStyle: 'normal', fontSize: 18, color: night.muted });
export const clock = screenStyle({
  marginLeft: 'auto',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 700,
  color: night.muted,
  selectors: { '&[data-live]': { color: night.live } },
});
export const minute = screenStyle({ fontSize: 20 });
