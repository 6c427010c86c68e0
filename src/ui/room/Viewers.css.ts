import { screenStyle } from '../theme/style.ts';

export const viewers = screenStyle({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  marginRight: '6px',
  fontWeight: 700,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
