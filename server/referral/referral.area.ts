import { referral } from '../database/migrations/0013-referral.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Inviting others, for which there are points. Its migration made the tables of points, links and erasure too. */
export const referralArea = defineArea({
  calls: ['referral'],
  migrations: [referral],
  limits: {
    referral: {
      bind: { max: 30, windowMs: 10 * MINUTE_MS },
    },
  },
});
