import { createVar, globalStyle, keyframes } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { MINI } from '../features/player/mini.ts';
import { bars } from '../theme/bars.ts';

const tone = createVar();
const rise = keyframes({ from: { transform: 'translateY(12px)', opacity: 0 } });

/** A popover without a backdrop, only to be above everything else. */
export const shelf = screenStyle({
  position: 'fixed',
  inset: 'auto 24px 24px auto',
  margin: 0,
  padding: 0,
  border: 0,
  overflow: 'visible',
  background: 'none',
  width: 'min(420px, 100vw - 32px)',
  '@media': {
    [media.mobile]: { inset: `auto 16px calc(${bars.bottom + 28}px + env(safe-area-inset-bottom))`, width: 'auto' },
  },
});
// Above the small player, whose buttons stay free.
globalStyle(`html:has([data-place="mini"]) ${shelf}`, {
  '@layer': {
    [screens]: {
      bottom: MINI.picture + MINI.board + 2 * MINI.gap,
      '@media': {
        [media.mobile]: { bottom: `calc(${bars.bottom + MINI.row + 28}px + env(safe-area-inset-bottom))` },
      },
    },
  },
});
export const viewport = screenStyle({ display: 'grid', gap: 8, outline: 'none' });

export const toast = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  gap: tokens.space.x3,
  alignItems: 'center',
  minHeight: 48,
  padding: '6px 8px 6px 14px',
  borderRadius: tokens.radius.control,
  background: tokens.board.raised,
  color: tokens.board.ink,
  boxShadow: `0 8px 24px #0006, inset 3px 0 0 ${tone}`,
  fontWeight: 600,
  animation: `${rise} ${tokens.motion.calm} ${tokens.motion.ease}`,
  selectors: {
    '&[data-tone="success"]': { vars: { [tone]: '#6fdc9f' } },
    '&[data-tone="error"]': { vars: { [tone]: '#ff7a72' } },
    '&[data-tone="warning"]': { vars: { [tone]: '#f5bd4a' } },
    '&[data-tone="info"]': { vars: { [tone]: '#7cc0ff' } },
    '&[data-swipe="move"]': { transform: 'translateY(var(--radix-toast-swipe-move-y))' },
  },
});
globalStyle(`${toast} > svg`, { '@layer': { [screens]: { color: tone } } });
globalStyle(`${toast} > [data-tone="plain"]`, { '@layer': { [screens]: { color: tokens.board.lit } } });
export const words = screenStyle({ padding: '6px 0' });
