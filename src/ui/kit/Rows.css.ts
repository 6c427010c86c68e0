import { keyframes } from '@vanilla-extract/css';
import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const rise = keyframes({ '0%, 100%': { opacity: 0.25 }, '40%': { opacity: 1 } });

/** Lit rows have the colour of the text. */
export const rows = partStyle({ display: 'inline-block', flex: 'none' });

export const row = partStyle({
  fill: 'none',
  stroke: tokens.colour.edge,
  strokeWidth: 1.6,
  selectors: {
    '&[data-lit]': { fill: 'currentColor', stroke: 'none' },
    [`${rows}[data-loading] &`]: { animation: `${rise} 1.05s infinite` },
    [`${rows}[data-loading] &:nth-child(2)`]: { animationDelay: '.15s' },
    [`${rows}[data-loading] &:nth-child(1)`]: { animationDelay: '.3s' },
  },
});
