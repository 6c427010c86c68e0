import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Events, moments, form and reference odds of a fixture, and what the stand guesses at a table. */
export const matchArea = defineArea({
  calls: ['match', 'guesses'],
  limits: {
    guesses: {
      read: { max: 240, windowMs: MINUTE_MS },
      put: { max: 60, windowMs: MINUTE_MS },
    },
  },
  hot: {
    match: {
      stat: 1000,
      overview: 1000,
      moments: 1000,
      analysis: 2000,
      odds: 1000,
      oddsHistory: 2000,
      lineHistory: 2000,
    },
  },
});
