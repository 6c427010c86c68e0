import { reminders } from '../database/migrations/0019-reminders.ts';
import { settings } from '../database/migrations/0011-settings.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Members' preferences. */
export const settingsArea = defineArea({
  calls: ['settings'],
  migrations: [settings, reminders],
  limits: {
    settings: {
      put: { max: 120, windowMs: MINUTE_MS },
      updateReminder: { max: 120, windowMs: MINUTE_MS },
    },
  },
});
