import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const zones = screenStyle({ display: 'grid', gap: tokens.space.x4 });
