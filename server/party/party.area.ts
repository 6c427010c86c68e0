import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** FI-11: watching a film together. Nothing of it is stored. */
export const partyArea = defineArea({
  calls: ['party'],
  limits: {
    party: {
      create: { max: 10, windowMs: MINUTE_MS },
      // A billion codes, at most 500 of them valid: guessing is pointless.
      join: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
