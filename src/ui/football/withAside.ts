import { media } from '../theme/media.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

/** A page with something beside it from 1024 px on; on a phone one below the other, with the page's own distances. */
export const withAside = <A extends object>(phone: A) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 348px',
  gap: 36,
  padding: `20px ${space.x6} 0`,
  '@media': {
    [media.half]: { gridTemplateColumns: 'minmax(0, 1fr) 308px', gap: 28 },
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', ...phone },
  },
});

/** One of its columns. */
export const asideColumn = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: 28,
  minWidth: 0,
} as const;
