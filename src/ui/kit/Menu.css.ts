import { partStyle } from '../theme/style.ts';

export const menu = partStyle({ position: 'relative', display: 'inline-flex' });
