import { tips } from '../database/migrations/0027-tips.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Tips on matches, their ledgers, and the ranking of tipsters. */
export const tipsArea = defineArea({
  calls: ['tips'],
  migrations: [tips],
  limits: {
    tips: {
      create: { max: 60, windowMs: 10 * MINUTE_MS },
      update: { max: 120, windowMs: 10 * MINUTE_MS },
      withdraw: { max: 60, windowMs: 10 * MINUTE_MS },
      putDraft: { max: 240, windowMs: MINUTE_MS },
    },
  },
  hot: { tips: { topRating: 5000, list: 2000, counts: 5000, byMatch: 2000, tipster: 5000, leaderboard: 5000 } },
});
