import { people } from '../database/migrations/0012-people.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Relations between members: friends, requests and blocks. */
export const peopleArea = defineArea({
  calls: ['people'],
  migrations: [people],
  limits: {
    people: {
      request: { max: 60, windowMs: MINUTE_MS },
      find: { max: 120, windowMs: MINUTE_MS },
      one: { max: 240, windowMs: MINUTE_MS },
    },
  },
});
