import { partStyle } from '../theme/style.ts';
import { choiceLook } from './choiceLook.ts';

/** A compact select or date input for use in a row, without a label above it. */
export const choice = partStyle(choiceLook);
