import { partStyle } from '../theme/style.ts';

export const edge = partStyle({ display: 'block', position: 'relative', flex: 'none' });
export const fill = partStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
