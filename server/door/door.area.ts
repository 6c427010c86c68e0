import { door } from '../database/migrations/0070-door.ts';
import { defineArea } from '../shared/area.ts';

/** What everybody’s words, names and pictures pass before others see them. */
export const doorArea = defineArea({
  calls: [],
  migrations: [door],
});
