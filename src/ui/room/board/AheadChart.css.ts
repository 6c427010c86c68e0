import { screenStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const chart = screenStyle({ display: 'block', width: '100%' });
export const rule = screenStyle({ fill: 'none', stroke: tokens.board.line, vectorEffect: 'non-scaling-stroke' });
export const zero = screenStyle({ fill: 'none', stroke: '#62796d', vectorEffect: 'non-scaling-stroke' });
