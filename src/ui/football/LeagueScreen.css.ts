import { media } from '../theme/media.ts';
import { headline } from '../theme/page.ts';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const page = screenStyle({
  minWidth: 0,
  vars: { '--inset': '0px' },
  padding: `20px ${space.x6} ${space.x12}`,
  '@media': { [media.mobile]: { padding: `${space.x3} ${space.x4} ${space.x6}` } },
});
export const head = screenStyle({ display: 'flex', alignItems: 'center', gap: 18, minHeight: 68 });
export const title = screenStyle({
  ...headline,
  '@media': { [media.mobile]: { fontSize: 20, lineHeight: '26px' } },
});
export const meta = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `0 ${space.x4}`,
  minHeight: 18,
  color: colour.muted,
  fontSize: 12.5,
  lineHeight: '18px',
  fontWeight: 600,
});
const chipRow = {
  position: 'relative',
  display: 'flex',
  gap: space.x1,
  overflowX: 'auto',
  scrollbarWidth: 'none',
} as const;
export const seasons = screenStyle({ ...chipRow, paddingTop: space.x3 });
export const columns = screenStyle({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  gap: 36,
  paddingTop: space.x4,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px', gap: space.x6 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space.x6 },
  },
});
export const main = screenStyle({ minWidth: 0 });
export const bar = screenStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.x2,
  minHeight: 48,
});
export const types = screenStyle(chipRow);
