import { help } from '../database/migrations/0018-help.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Questions to customer service. */
export const helpArea = defineArea({
  calls: ['help'],
  migrations: [help],
  limits: {
    help: {
      ask: { max: 5, windowMs: 60 * MINUTE_MS },
    },
  },
  hot: { help: { known: 1000 } },
});
