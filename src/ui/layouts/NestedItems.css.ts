import { screenStyle } from '../theme/style.ts';

/** Words of an item below another: they begin where the words above do. */
export const nested = screenStyle({ paddingLeft: 33 });
