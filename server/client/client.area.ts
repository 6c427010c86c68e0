import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Errors that viewers report. */
export const clientArea = defineArea({
  calls: ['client'],
  limits: {
    client: {
      log: { max: 10, windowMs: MINUTE_MS },
    },
  },
});
