import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';

export const crest = partStyle({ display: 'inline-block', flex: 'none', objectFit: 'contain' });
export const initials = partStyle({ fontFamily: tokens.font.text, fontWeight: 800 });

export const edge = partStyle({ display: 'block', position: 'relative', flex: 'none' });
export const fill = partStyle({ position: 'absolute', inset: 0, width: '100%', height: '100%' });
