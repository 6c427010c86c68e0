import { sharedState } from '../database/migrations/0024-sharedState.ts';
import { defineArea } from '../shared/area.ts';

/** What all processes on one database count together: limits, and tokens that speak once. */
export const limitsArea = defineArea({
  calls: [],
  migrations: [sharedState],
});
