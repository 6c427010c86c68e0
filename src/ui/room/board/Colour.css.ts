import { screenStyle } from '../../theme/style.ts';

export const colour = screenStyle({ display: 'inline-block', flex: 'none', verticalAlign: 'middle' });
