import { uploads } from '../database/migrations/0021-uploads.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Resumable uploads. */
export const uploadsArea = defineArea({
  calls: ['uploads'],
  migrations: [uploads],
  limits: {
    uploads: {
      begin: { max: 60, windowMs: 10 * MINUTE_MS },
      put: { max: 1200, windowMs: MINUTE_MS },
      state: { max: 240, windowMs: MINUTE_MS },
      finish: { max: 60, windowMs: 10 * MINUTE_MS },
      cancel: { max: 60, windowMs: MINUTE_MS },
    },
  },
});
