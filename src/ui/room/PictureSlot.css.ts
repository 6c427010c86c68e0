import { screenStyle } from '../theme/style.ts';

export const picture = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: '16 / 9',
  background: '#000000',
  overflow: 'hidden',
});
