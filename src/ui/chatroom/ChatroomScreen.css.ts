import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const TOP = 56;
const MOBILE_TOP = 52;
const MOBILE_BOTTOM = 84;
const MINI = 76;

/** The chat, and beside it live rooms; the lower right corner is left free for the mini player. */
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(0, 348px)',
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px' },
    [media.mobile]: { display: 'block' },
  },
});
export const screen = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  height: `calc(100dvh - ${TOP}px)`,
  borderRight: `1px solid ${tokens.colour.line}`,
  '@media': {
    [media.mobile]: {
      height: `calc(100dvh - ${MOBILE_TOP + MOBILE_BOTTOM}px - env(safe-area-inset-bottom))`,
      border: 0,
      selectors: {
        'html:has([data-place="mini"]) &': {
          height: `calc(100dvh - ${MOBILE_TOP + MOBILE_BOTTOM + MINI}px - env(safe-area-inset-bottom))`,
        },
      },
    },
  },
});
export const title = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: '12px',
  flex: 'none',
  padding: '12px 16px',
  fontSize: '20px',
  lineHeight: '28px',
  fontWeight: 800,
  '@media': { [media.mobile]: { padding: '4px 16px 8px' } },
});
globalStyle(`${title} > span`, {
  '@layer': { [screens]: { fontSize: '12.5px', fontWeight: 500, color: tokens.colour.muted } },
});
