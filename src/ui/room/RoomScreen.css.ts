import { screenStyle } from '../theme/style.ts';

export const alone = screenStyle({ display: 'grid', placeItems: 'center', minHeight: '60dvh', padding: '24px' });
