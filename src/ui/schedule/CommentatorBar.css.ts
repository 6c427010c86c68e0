import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const bar = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 240px) minmax(0, 1fr)',
  gap: `${space.x2} ${space.x6}`,
  alignItems: 'start',
  // The height that is reserved while its code is loading.
  minHeight: 84,
  padding: `${space.x2} ${space.x3} 0`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: `${space.x2} ${space.x4} 0` } },
});
export const next = screenStyle({ minWidth: 0 });
export const name = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  fontSize: 13,
  lineHeight: '24px',
  fontWeight: 700,
});
export const list = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: `0 ${space.x4}`, marginTop: 4 });
export const match = screenStyle({
  display: 'flex',
  gap: space.x2,
  minHeight: 32,
  alignItems: 'center',
  fontSize: 13,
  lineHeight: '18px',
  color: colour.ink2,
});
