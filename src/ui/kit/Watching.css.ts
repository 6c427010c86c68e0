import { partStyle } from '../theme/style.ts';

export const watching = partStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontVariantNumeric: 'tabular-nums',
});
