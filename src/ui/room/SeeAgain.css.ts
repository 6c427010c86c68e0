import { screenStyle } from '../theme/style.ts';

/** A button for fingers in a row that stays as low as the others. */
export const again = screenStyle({ display: 'inline-grid', margin: '-6px 0' });
