import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** One-time links. */
export const linksArea = defineArea({
  calls: ['links'],
  notPersonal: { 'one_time_link.user_id': 'leads to a page for some days; it goes with whom it was made for' },
  limits: {
    links: {
      open: { max: 30, windowMs: MINUTE_MS },
    },
  },
});
