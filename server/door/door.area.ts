import { door } from '../database/migrations/0070-door.ts';
import { defineArea } from '../shared/area.ts';

/** The check of everybody's texts, names and pictures before others see them. */
export const doorArea = defineArea({
  calls: [],
  migrations: [door],
});
