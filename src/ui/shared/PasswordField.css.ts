import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Only the lit rows have the accent colour, not the words beside them. */
export const meter = screenStyle({ display: 'inline-flex', color: tokens.colour.accent });
export const eye = screenStyle({ marginRight: -10 });
