import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const section = screenStyle({
  padding: `${space.x2} ${space.x3} 0`,
  '@media': { [media.mobile]: { padding: `${space.x1} ${space.x4} 0` } },
});
/** The choice of the order comes after the rooms, and moves nothing. */
export const order = screenStyle({ display: 'flex', justifyContent: 'flex-end', height: 44, marginBottom: space.x2 });
export const grid = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: `10px ${space.x4}`,
  '@media': {
    [media.half]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});
export const lead = screenStyle({
  gridColumn: 'span 2',
  gridRow: 'span 2',
  '@media': { [media.mobile]: { gridColumn: 'auto', gridRow: 'auto', minHeight: 320 } },
});
export const waiting = screenStyle({ height: 270, '@media': { [media.mobile]: { height: 74 } } });
/** The heading of the matches below the rooms. */
export const below = screenStyle({
  fontSize: 20,
  lineHeight: '28px',
  fontWeight: 800,
  padding: `${space.x4} ${space.x3} 0`,
  '@media': { [media.mobile]: { padding: `18px ${space.x4} 0` } },
});
