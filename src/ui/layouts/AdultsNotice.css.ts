import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const body = screenStyle({ display: 'grid', gap: space.x4, padding: `${space.x4} 28px 28px` });
export const note = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const actions = screenStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
