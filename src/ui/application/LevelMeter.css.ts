import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const meter = screenStyle({ display: 'flex', alignItems: 'flex-end', gap: 3, height: 28 });
export const step = screenStyle({
  width: 8,
  borderRadius: 1,
  background: tokens.colour.raised,
  selectors: {
    '&[data-lit]': { background: tokens.colour.accent },
    '&[data-lit]:nth-child(n+11)': { background: tokens.colour.gold },
  },
});
