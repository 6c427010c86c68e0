import { screenStyle } from '../../theme/style.ts';

export const strip = screenStyle({ position: 'relative', flex: 'none' });
export const panel = screenStyle({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  minHeight: 0,
  position: 'relative',
});
