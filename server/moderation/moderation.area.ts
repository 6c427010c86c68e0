import { moderation } from '../database/migrations/0071-moderation.ts';
import { reports } from '../database/migrations/0072-reports.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What is reported, and what moderators and hosts decide: carried out, told, undone, and written down. */
export const moderationArea = defineArea({
  calls: ['moderation', 'reports'],
  migrations: [moderation, reports],
  limits: {
    moderation: {
      undo: { max: 60, windowMs: MINUTE_MS },
      confirm: { max: 60, windowMs: MINUTE_MS },
      log: { max: 240, windowMs: MINUTE_MS },
      mine: { max: 240, windowMs: MINUTE_MS },
    },
    reports: {
      create: { max: 60, windowMs: MINUTE_MS },
      myList: { max: 240, windowMs: MINUTE_MS },
      list: { max: 240, windowMs: MINUTE_MS },
      detail: { max: 240, windowMs: MINUTE_MS },
      claim: { max: 240, windowMs: MINUTE_MS },
      decide: { max: 120, windowMs: MINUTE_MS },
      appeal: { max: 30, windowMs: MINUTE_MS },
      stat: { max: 240, windowMs: MINUTE_MS },
    },
  },
});
