import { bookings } from '../database/migrations/0003-bookings.ts';
import { match } from '../database/migrations/0017-match.ts';
import { defineArea } from '../shared/area.ts';
import { MINUTE_MS } from '../shared/limiter.ts';

/** Members' bookings, the notifications about them, and their calendars. */
export const bookingsArea = defineArea({
  calls: ['bookings', 'calendar'],
  migrations: [bookings, match],
  limits: {
    calendar: {
      renew: { max: 10, windowMs: 10 * MINUTE_MS },
      feed: { max: 60, windowMs: MINUTE_MS },
    },
  },
});
