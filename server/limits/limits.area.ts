import { sharedState } from '../database/migrations/0024-sharedState.ts';
import { defineArea } from '../shared/area.ts';

/** State that all processes on one database share: limits, and used one-time tokens. */
export const limitsArea = defineArea({
  calls: [],
  migrations: [sharedState],
});
