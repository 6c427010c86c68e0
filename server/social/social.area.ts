import { social } from '../database/migrations/0020-social.ts';
import { followLead } from '../database/migrations/0042-followLead.ts';
import { shelf } from '../database/migrations/0031-shelf.ts';
import { mutes } from '../database/migrations/0076-mutes.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** What members do with the subjects of all areas: react, save, follow, rate, view and resume. */
export const socialArea = defineArea({
  calls: ['social'],
  migrations: [social, shelf, followLead, mutes],
  notPersonal: { 'social_answer.user_id': 'what was answered within a day, for who asks twice; it goes with them' },
  limits: {
    social: {
      state: { max: 600, windowMs: MINUTE_MS },
      cards: { max: 600, windowMs: MINUTE_MS },
      react: { max: 240, windowMs: MINUTE_MS },
      save: { max: 240, windowMs: MINUTE_MS },
      follow: { max: 240, windowMs: MINUTE_MS },
      rate: { max: 120, windowMs: MINUTE_MS },
      view: { max: 600, windowMs: MINUTE_MS },
      putHistory: { max: 600, windowMs: MINUTE_MS },
      shelf: { max: 240, windowMs: MINUTE_MS },
      putOffShelf: { max: 240, windowMs: MINUTE_MS },
      mute: { max: 120, windowMs: MINUTE_MS },
      muteList: { max: 240, windowMs: MINUTE_MS },
    },
  },
});
