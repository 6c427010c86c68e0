import { media } from '../theme/media.ts';

/** Two columns in a tab, stacked on a phone. */
export const tabColumns = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: '40px',
  padding: '14px 20px',
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: '16px', padding: '12px 16px' } },
} as const;
