import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

const { colour, space } = tokens;

export const form = screenStyle({ display: 'grid', gap: space.x4, minWidth: 0 });
export const fact = screenStyle({ color: colour.muted, fontSize: 12.5, lineHeight: '18px' });
export const buttons = screenStyle({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.x2 });
export const said = screenStyle({ display: 'grid', gap: space.x1, minWidth: 0, overflowWrap: 'anywhere' });
