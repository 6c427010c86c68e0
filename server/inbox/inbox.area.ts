import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What the portal tells its members. Its tables came with those of people. */
export const inboxArea = defineArea({
  calls: ['inbox'],
  limits: {
    inbox: {
      unsubscribe: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
