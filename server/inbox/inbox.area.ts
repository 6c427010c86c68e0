import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Messages from the portal to its members. Its tables were created by the migrations of people. */
export const inboxArea = defineArea({
  calls: ['inbox'],
  limits: {
    inbox: {
      unsubscribe: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
