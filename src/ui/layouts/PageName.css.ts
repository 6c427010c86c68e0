import { screenStyle } from '../theme/style.ts';

/** At the head of the window: below the page, what is hidden in it would make the page a pixel too high. */
export const announced = screenStyle({ position: 'fixed', top: 0, left: 0 });
