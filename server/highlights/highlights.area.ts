import { highlights } from '../database/migrations/0064-highlights.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Highlights: the demo's, and those that staff cut from the streams of rooms. */
export const highlightsArea = defineArea({
  calls: ['highlights'],
  migrations: [highlights],
  limits: {
    highlights: {
      list: { max: 240, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      create: { max: 30, windowMs: MINUTE_MS },
    },
  },
  hot: { highlights: { categoryTree: 2000, list: 2000, detail: 2000 } },
});
