import { partStyle } from '../theme/style.ts';

export const visuallyHidden = partStyle({
  position: 'absolute',
  clipPath: 'inset(50%)',
  width: 1,
  height: 1,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
});
