import { referral } from '../database/migrations/0013-referral.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Invitations, which earn points. The migration also creates the tables of points, links and erasure. */
export const referralArea = defineArea({
  calls: ['referral'],
  migrations: [referral],
  limits: {
    referral: {
      bind: { max: 30, windowMs: 10 * MINUTE_MS },
    },
  },
});
