import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** FI-11: watching a film with others. Nothing of it is stored. */
export const partyArea = defineArea({
  calls: ['party'],
  limits: {
    party: {
      create: { max: 10, windowMs: MINUTE_MS },
      // A billion codes, of which at most 500 are good: guessing leads nowhere.
      join: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
