import { globalStyle } from '@vanilla-extract/css';
import { onFirstPhone } from '../theme/frames.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const low = screenStyle({
  display: 'grid',
  gridTemplate: 'auto 1fr / minmax(0, 1fr) 376px',
  paddingTop: 20,
  paddingBottom: space.x12,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 320px' },
    [media.mobile]: { display: 'flex', flexDirection: 'column', paddingBottom: space.x6 },
  },
});
/** On a phone it begins at the lower edge of the screen: it comes with the third frame. */
for (const frame of [1, 2])
  globalStyle(
    `html[data-first="${frame}"] ${low}`,
    onFirstPhone({ contentVisibility: 'hidden', containIntrinsicHeight: '2400px' }),
  );
/**
 * Beside the schedule; on a phone a member's tickets come before it, and below it what tells a guest about tickets
 * (V-12), who cannot press anything there.
 */
export const tickets = screenStyle({
  gridArea: '1 / 2',
  minWidth: 0,
  padding: `0 ${space.x6}`,
  '@media': {
    [media.mobile]: {
      padding: `0 ${space.x4} 20px`,
      selectors: {
        'html:not([data-member]) &:not([data-for]), &[data-for="guest"]': {
          order: 1,
          padding: `20px ${space.x4} 0`,
        },
      },
    },
  },
});
export const banners = screenStyle({
  gridArea: '2 / 2',
  minWidth: 0,
  padding: `0 ${space.x6}`,
  '@media': { [media.mobile]: { order: 2, padding: `0 ${space.x4}` } },
});
export const late = screenStyle({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x8 });
/** The heading of a block: its title and a link to all of its content. */
export const head = screenStyle({ display: 'flex', alignItems: 'baseline', gap: space.x3 });
export const headTitle = screenStyle({ fontSize: 20, lineHeight: '28px', fontWeight: 800, letterSpacing: '-0.01em' });
export const headLink = screenStyle({
  marginLeft: 'auto',
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
  color: tokens.colour.ink2,
});
export const stack = screenStyle({ display: 'grid', gap: 10, marginTop: space.x3 });
