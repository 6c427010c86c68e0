import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';

export const live = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minHeight: '44px',
  marginLeft: '4px',
  color: '#ffffff',
  whiteSpace: 'nowrap',
});
export const hint = screenStyle({
  fontSize: '12.5px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'none' } },
});
