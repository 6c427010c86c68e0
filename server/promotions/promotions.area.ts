import { promotions } from '../database/migrations/0056-promotions.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Promotions: the demo's, and those from an operator's file. */
export const promotionsArea = defineArea({
  calls: ['promotions'],
  migrations: [promotions],
  limits: {
    promotions: {
      list: { max: 240, windowMs: MINUTE_MS },
      mine: { max: 240, windowMs: MINUTE_MS },
      claim: { max: 30, windowMs: MINUTE_MS },
    },
  },
  hot: { promotions: { list: 2000, detail: 2000 } },
});
