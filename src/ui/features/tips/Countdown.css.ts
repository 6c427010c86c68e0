import { partStyle } from '../../theme/style.ts';
import { tokens } from '../../theme/tokens.css.ts';

export const countdown = partStyle({ selectors: { '&[data-soon]': { color: tokens.colour.accent } } });
