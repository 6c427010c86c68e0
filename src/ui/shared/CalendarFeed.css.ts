import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour, space } = tokens;

export const feed = partStyle({ display: 'grid', gap: space.x3, marginTop: space.x12, maxWidth: 640 });
export const section = partStyle({ fontSize: 16, lineHeight: '22px', fontWeight: 800 });
export const hint = partStyle({ color: colour.muted });
export const feedActs = partStyle({ display: 'flex', flexWrap: 'wrap', gap: space.x2 });
export const sure = partStyle({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.x2 });
