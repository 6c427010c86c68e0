import { globalStyle } from '@vanilla-extract/css';
import { onFirstPhone } from '../theme/frames.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const block = screenStyle({
  gridArea: '1 / 1 / 3 / 2',
  minWidth: 0,
  paddingLeft: space.x3,
  '@media': {
    // No space for faces beside the tickets.
    [media.half]: { vars: { '--who-half': '0px', '--faces-half': 'none' } },
    [media.mobile]: { paddingLeft: 0 },
  },
});
/**
 * On a phone the leagues after the first are below the screen: two come with the fourth frame, the others once the fonts
 * are there.
 */
for (const [frame, left] of [
  [3, 'section + section'],
  [4, 'section:nth-child(n + 4)'],
  [5, 'section:nth-child(n + 8)'],
])
  globalStyle(`html[data-first="${frame}"] ${block} ${left}`, onFirstPhone({ contentVisibility: 'hidden' }));
export const head = screenStyle({
  display: 'flex',
  alignItems: 'baseline',
  gap: 20,
  paddingLeft: space.x3,
  marginBottom: 6,
  '@media': { [media.mobile]: { display: 'block', padding: `0 0 0 ${space.x4}` } },
});
export const days = screenStyle({
  display: 'flex',
  gap: 26,
  minWidth: 0,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '@media': { [media.half]: { gap: 16 }, [media.mobile]: { gap: 22, paddingRight: space.x4 } },
});
export const day = screenStyle({
  position: 'relative',
  flex: 'none',
  minHeight: 32,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  selectors: {
    '&[aria-pressed="true"]': { color: colour.ink, fontWeight: 700 },
    '&[aria-pressed="true"]::after': {
      content: '',
      position: 'absolute',
      left: 0,
      right: 0,
      bottom: 0,
      height: 3,
      background: colour.accent,
    },
  },
  '@media': { [media.mobile]: { minHeight: 44 } },
});
export const count = screenStyle({
  display: 'inline-block',
  minWidth: 22,
  minHeight: 18,
  marginLeft: 4,
  padding: '1px 5px',
  borderRadius: 4,
  background: colour.raised,
  color: 'inherit',
  fontSize: 11,
  lineHeight: '16px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  verticalAlign: 'middle',
  selectors: { '&[data-unknown]': { background: 'none' } },
  '@media': { [media.half]: { display: 'none' } },
});
/** Empty or failed, in line with the heading. */
export const said = screenStyle({
  padding: `0 ${space.x3}`,
  '@media': { [media.mobile]: { padding: `0 ${space.x4}` } },
});
export const more = screenStyle({ padding: `${space.x4} ${space.x3} 0`, display: 'flex', justifyContent: 'center' });
