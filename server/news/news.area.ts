import { news } from '../database/migrations/0054-news.ts';
import { newsDrafts } from '../database/migrations/0060-newsDrafts.ts';
import { newsroom } from '../database/migrations/0062-newsroom.ts';
import { newsTold } from '../database/migrations/0063-newsTold.ts';
import { newsAddresses } from '../database/migrations/0066-newsAddresses.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** News: the demo's articles, and those from an operator's folder. */
export const newsArea = defineArea({
  calls: ['news', 'newsroom'],
  migrations: [news, newsDrafts, newsroom, newsTold, newsAddresses],
  limits: {
    news: {
      list: { max: 240, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      digest: { max: 60, windowMs: MINUTE_MS },
    },
    newsroom: {
      put: { max: 120, windowMs: MINUTE_MS },
      picture: { max: 30, windowMs: MINUTE_MS },
      paste: { max: 60, windowMs: MINUTE_MS },
    },
  },
  hot: { news: { categoryTree: 2000, list: 2000, detail: 2000, digest: 10_000 } },
});
