import { screenStyle } from '../theme/style.ts';

export const letter = screenStyle({ fontSize: '11px', fontWeight: 800, textAnchor: 'middle' });
