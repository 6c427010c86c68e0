import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** The pictures that members show. */
export const picturesArea = defineArea({
  calls: ['pictures'],
  limits: {
    pictures: {
      upload: { max: 30, windowMs: 10 * MINUTE_MS },
      take: { max: 30, windowMs: 10 * MINUTE_MS },
    },
  },
});
