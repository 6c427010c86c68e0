import { moderation } from '../database/migrations/0071-moderation.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What moderators and hosts decide: carried out, told, undone, and written down. */
export const moderationArea = defineArea({
  calls: ['moderation'],
  migrations: [moderation],
  limits: {
    moderation: {
      undo: { max: 60, windowMs: MINUTE_MS },
      confirm: { max: 60, windowMs: MINUTE_MS },
      log: { max: 240, windowMs: MINUTE_MS },
      mine: { max: 240, windowMs: MINUTE_MS },
    },
  },
});
