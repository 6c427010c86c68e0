import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What the portal tells its members. Its tables came with those of people. */
export const messagesArea = defineArea({
  calls: ['messages'],
  limits: {
    messages: {
      unsubscribe: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
