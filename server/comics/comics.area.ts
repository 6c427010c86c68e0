import { comics } from '../database/migrations/0040-comics.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Comics: the demo's, and those from an operator's folder. */
export const comicsArea = defineArea({
  calls: ['comics'],
  migrations: [comics],
  limits: {
    comics: {
      list: { max: 240, windowMs: MINUTE_MS },
      facets: { max: 240, windowMs: MINUTE_MS },
      cards: { max: 240, windowMs: MINUTE_MS },
      pages: { max: 240, windowMs: MINUTE_MS },
      progress: { max: 240, windowMs: MINUTE_MS },
    },
  },
  hot: { comics: { home: 5000, list: 2000, facets: 2000, detail: 2000, chapters: 2000, pages: 2000, cards: 2000 } },
});
