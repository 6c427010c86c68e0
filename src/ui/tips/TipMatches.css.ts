import { globalStyle } from '@vanilla-extract/css';
import { screens } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;
const small = { color: colour.muted, fontSize: 12.5, lineHeight: '18px', fontWeight: 600 } as const;

export const match = screenStyle({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '112px minmax(0, 1fr) 240px auto',
  alignItems: 'start',
  gap: `${space.x2} ${space.x4}`,
  padding: `14px ${space.x6}`,
  borderBottom: `1px solid ${colour.line}`,
  selectors: { '&:hover': { background: colour.hover } },
  '@media': {
    [media.half]: { gridTemplateColumns: '112px minmax(0, 1fr) 200px auto', padding: `14px ${space.x4}` },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto', padding: `14px ${space.x4}` },
  },
});
export const when = screenStyle({
  display: 'grid',
  gap: 2,
  '@media': { [media.mobile]: { display: 'flex', alignItems: 'center', gap: space.x2 } },
});
globalStyle(`${when} > small`, { '@layer': { [screens]: small } });
export const about = screenStyle({
  display: 'grid',
  gap: space.x1,
  minWidth: 0,
  '@media': { [media.mobile]: { gridColumn: '1 / -1', gridRow: 2 } },
});
globalStyle(`${about} > small`, { '@layer': { [screens]: small } });
export const teams = screenStyle({
  display: 'flex',
  alignItems: 'center',
  gap: space.x2,
  minWidth: 0,
  fontWeight: 600,
});
export const count = screenStyle({ order: 3, whiteSpace: 'nowrap', '@media': { [media.mobile]: { order: 0 } } });
export const bars = screenStyle({ minWidth: 0, '@media': { [media.mobile]: { gridColumn: '1 / -1' } } });
