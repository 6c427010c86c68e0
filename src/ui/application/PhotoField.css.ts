import { screenStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const photo = screenStyle({ borderRadius: '50%', objectFit: 'cover', background: tokens.colour.raised });
/** Opened by the button beside it. */
export const picker = screenStyle({ position: 'absolute', clipPath: 'inset(50%)', width: 1, height: 1 });
