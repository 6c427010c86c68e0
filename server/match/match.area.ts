import { defineArea } from '../shared/area.ts';

/** Events, moments, form and reference odds of a fixture. */
export const matchArea = defineArea({
  calls: ['match'],
  hot: { match: { stat: 1000, overview: 1000, moments: 1000, analysis: 2000, odds: 1000, oddsHistory: 2000 } },
});
