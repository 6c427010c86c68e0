import { partStyle } from '../../theme/style.ts';

/** As large as the card that it is in. */
export const watched = partStyle({ position: 'absolute', inset: 0, pointerEvents: 'none' });
export const glanceLines = partStyle({ display: 'flex', gap: 10, minWidth: 0 });
export const glanceLine = partStyle({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: 12.5,
  lineHeight: '18px',
});
