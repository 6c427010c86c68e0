import { applications } from '../database/migrations/0009-applications.ts';
import { approvedHosts } from '../database/migrations/0014-approvedHosts.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Applications to become a commentator. */
export const applicationsArea = defineArea({
  calls: ['applications'],
  migrations: [applications, approvedHosts],
  limits: {
    applications: {
      voice: { max: 30, windowMs: 10 * MINUTE_MS },
      photo: { max: 30, windowMs: 10 * MINUTE_MS },
      takeVoice: { max: 30, windowMs: 10 * MINUTE_MS },
      takePhoto: { max: 30, windowMs: 10 * MINUTE_MS },
      file: { max: 60, windowMs: MINUTE_MS },
      save: { max: 120, windowMs: MINUTE_MS },
    },
  },
});
