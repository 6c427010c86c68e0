import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { keyFor } from '../shared/secret.ts';
import type { BookingNeeds } from './bookedMatches.ts';
import { bookingsArea } from './bookings.area.ts';
import { bookingHandlers } from './bookings.handlers.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { keptBookings, keptCalendar } from './kept.store.ts';
import { createReminders, type ReminderNeeds } from './reminders.ts';

export interface OpenBookingsNeeds extends BookingNeeds, Pick<ReminderNeeds, 'tell'> {
  readonly clock: Clock;
  readonly secret: string;
  readonly settingsOf: (userId: string) => Promise<Pick<Settings, 'language' | 'timezone' | 'quiet'>>;
}

const DEFAULT_ZONE = 'Asia/Bangkok';

export const openBookings = (needs: OpenBookingsNeeds) => {
  const { database, secret, settingsOf } = needs;
  const readerOf = async (userId: string) => {
    const { language = DEFAULT_LOCALE, timezone = DEFAULT_ZONE, quiet } = await settingsOf(userId);
    return { locale: language, zone: timezone, quiet };
  };
  const localeOf = async (userId: string) => (await readerOf(userId)).locale;
  return opened(bookingsArea, {
    handlers: {
      bookings: bookingHandlers(needs),
      calendar: calendarHandlers({ ...needs, localeOf, key: keyFor(secret, 'calendar') }),
    },
    personalData: [keptBookings(database), keptCalendar(database)],
    jobs: [{ name: 'bookings.remind', everyMs: MINUTE_MS, run: createReminders({ ...needs, readerOf }) }],
  });
};
