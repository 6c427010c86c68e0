import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const { colour } = tokens;

export const frontRow = {
  svg: screenStyle({ display: 'block', width: '100%', overflow: 'hidden' }),
  back: screenStyle({ color: colour.standBack, fill: 'currentColor' }),
  near: screenStyle({ color: colour.stand, fill: 'currentColor' }),
  arm: screenStyle({ fill: 'none', stroke: 'currentColor' }),
} as const;
