import { partStyle } from '../theme/style.ts';
import { tokens } from '../theme/tokens.css.ts';
import { inputLook } from './inputLook.ts';

export const select = partStyle({ ...inputLook, height: 48, padding: '0 12px', color: tokens.colour.ink });
