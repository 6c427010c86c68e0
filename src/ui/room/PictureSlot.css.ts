import { screenStyle } from '../theme/style.ts';

export const picture = screenStyle({
  position: 'relative',
  flex: 'none',
  width: '100%',
  aspectRatio: '16 / 9',
  background: '#000000',
  overflow: 'hidden',
});
export const still = screenStyle({ width: '100%', height: '100%', objectFit: 'cover' });
