import { films } from '../database/migrations/0032-films.ts';
import { filmTranscode } from '../database/migrations/0039-filmTranscode.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Films and shows: the demo's, and those from an operator's folder. */
export const filmsArea = defineArea({
  calls: ['films'],
  migrations: [films, filmTranscode],
  limits: {
    films: {
      list: { max: 240, windowMs: MINUTE_MS },
      facets: { max: 240, windowMs: MINUTE_MS },
      cards: { max: 240, windowMs: MINUTE_MS },
    },
  },
  hot: { films: { home: 5000, list: 2000, facets: 2000, detail: 2000, episodes: 2000, cards: 2000 } },
});
