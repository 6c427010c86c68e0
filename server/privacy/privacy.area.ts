import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What all areas store about members: exported to them, and erased with them. */
export const privacyArea = defineArea({
  calls: ['privacy'],
  limits: {
    privacy: {
      export: { max: 10, windowMs: 10 * MINUTE_MS },
      delete: { max: 10, windowMs: 10 * MINUTE_MS },
    },
  },
});
