import { screenStyle } from '../theme/style.ts';

/** Aligned with the text of the parent item. */
export const nested = screenStyle({ paddingLeft: 33 });
