import { keyframes } from '@vanilla-extract/css';
import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

const roll = keyframes({ from: { transform: 'translateY(-110%)' }, to: { transform: 'none' } });

export const frame = screenStyle({ display: 'inline-block', overflow: 'hidden' });
export const figure = screenStyle({
  display: 'inline-block',
  selectors: { '&[data-rolled]': { animation: `${roll} ${tokens.motion.calm} ${tokens.motion.ease}` } },
});
