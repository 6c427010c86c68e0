import { screenStyle } from '../theme/style.ts';

export const inset = screenStyle({ padding: '14px 20px' });
