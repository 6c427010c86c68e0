import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

/** Lit rows take the accent, the words beside them do not. */
export const meter = screenStyle({ display: 'inline-flex', color: tokens.colour.accent });
export const eye = screenStyle({ marginRight: -10 });
