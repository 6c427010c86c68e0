import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Links that open something once. */
export const linksArea = defineArea({
  calls: ['links'],
  limits: {
    links: {
      open: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
