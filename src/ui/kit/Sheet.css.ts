import { globalStyle, keyframes } from '@vanilla-extract/css';
import { parts, reset } from '../theme/layers.css.ts';
import { bars } from '../theme/bars.ts';
import { media } from '../theme/media.ts';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const rise = keyframes({ from: { transform: 'translateY(24px)', opacity: 0 } });
const slide = keyframes({ from: { transform: 'translateX(24px)', opacity: 0 } });
const shade = keyframes({ from: { opacity: 0 } });

export const sheet = partStyle({
  width: 'min(var(--sheet-width), 100vw - 32px)',
  maxHeight: 'min(860px, 100dvh - 48px)',
  margin: 'auto',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: tokens.colour.surface,
  color: tokens.colour.ink,
  borderRadius: tokens.radius.sheet,
  boxShadow: '0 24px 80px #000a',
  animation: `${rise} ${tokens.motion.calm} ${tokens.motion.ease}`,
  selectors: {
    // A page may keep its upper end free, and in its light, on a phone (Shell.css.ts).
    '&::backdrop': {
      top: 'var(--sheet-clear, 0)',
      background: '#020605b8',
      animation: `${shade} ${tokens.motion.calm} ${tokens.motion.ease}`,
    },
  },
  '@media': {
    [media.wide]: {
      selectors: {
        '&[data-hangs]': {
          margin: `${bars.top + 4}px ${tokens.space.x6} auto auto`,
          maxHeight: `calc(100dvh - ${bars.top + 20}px)`,
          border: `1px solid ${tokens.colour.line}`,
        },
        '&[data-hangs]::backdrop': { background: 'none' },
        '&[data-aside]': {
          height: '100dvh',
          maxHeight: '100dvh',
          margin: '0 0 0 auto',
          borderRadius: `${tokens.radius.sheet} 0 0 ${tokens.radius.sheet}`,
          animationName: slide,
        },
      },
    },
    [media.mobile]: {
      width: '100%',
      maxWidth: 'none',
      maxHeight: 'var(--sheet-most, 90dvh)',
      margin: 'auto 0 0',
      borderRadius: `${tokens.radius.sheet} ${tokens.radius.sheet} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      selectors: { '&[data-tall]': { height: 'var(--sheet-most, 90dvh)' } },
    },
  },
});
// The page behind a modal neither scrolls nor moves sideways.
globalStyle('html:has(dialog:modal)', {
  '@layer': { [reset]: { overflow: 'hidden', paddingRight: 'var(--scrollbar)' } },
});

export const grab = partStyle({
  display: 'none',
  width: 36,
  height: 4,
  borderRadius: 2,
  margin: '8px auto 0',
  background: tokens.colour.edge,
  '@media': { [media.mobile]: { display: 'block' } },
});

export const head = partStyle({
  display: 'flex',
  alignItems: 'center',
  gap: tokens.space.x3,
  padding: '22px 28px 0',
});
globalStyle(`${head} > h2`, {
  '@layer': {
    [parts]: { fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em', minWidth: 0 },
  },
});
export const close = partStyle({ marginLeft: 'auto', marginRight: -10 });
/** The padding of a sheet's content. */
export const sheetBody = partStyle({ padding: '16px 28px 28px' });
