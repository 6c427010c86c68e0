import { media } from '../../theme/media.ts';
import { screenStyle } from '../../theme/style.ts';

export const live = screenStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '12px',
  minWidth: 0,
  minHeight: '44px',
  marginLeft: '4px',
  color: '#ffffff',
  whiteSpace: 'nowrap',
});
/** Gives way where the row has no space for it. */
export const hint = screenStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  fontSize: '12.5px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.mobile]: { display: 'none' } },
});
