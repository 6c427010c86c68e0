import { handover } from '../database/migrations/0034-handover.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Continuing something on another device. */
export const handoverArea = defineArea({
  calls: ['handover'],
  migrations: [handover],
  notPersonal: {
    'handover.subject_id': 'what somebody goes on with, for whoever has the code; it names nobody and expires',
  },
  limits: {
    handover: {
      create: { max: 30, windowMs: MINUTE_MS },
      // A billion codes, a few of them valid for a minute: guessing is pointless.
      take: { max: 20, windowMs: MINUTE_MS },
    },
  },
});
