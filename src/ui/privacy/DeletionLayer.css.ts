import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { space } = tokens;

export const body = screenStyle({ display: 'grid', gap: space.x4, padding: `${space.x4} 28px 28px` });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
