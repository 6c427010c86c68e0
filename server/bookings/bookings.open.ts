import { DEFAULT_LOCALE, type Locale } from '#domain/locale/locale.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { opened } from '../shared/area.ts';
import type { Clock } from '../shared/clock.ts';
import { MINUTE_MS } from '../shared/limiter.ts';
import { keyFor } from '../shared/secret.ts';
import type { Match } from '#domain/match/match.ts';
import type { Database } from '../database/database.ts';
import type { FindProgramme } from '../shared/tv/bookedProgramme.ts';
import { findBookable } from './bookable.ts';
import { bookingsArea } from './bookings.area.ts';
import { bookingHandlers } from './bookings.handlers.ts';
import { calendarHandlers } from './calendar.handlers.ts';
import { createFollowedReminders, type FollowedNeeds } from './followed.ts';
import { keptFollowReminders } from './followed.store.ts';
import { keptCalendar } from '../shared/calendar/feeds.store.ts';
import { keptBookings } from './kept.store.ts';
import { createReminders, type ReminderNeeds } from './reminders.ts';

export interface OpenBookingsNeeds extends Pick<ReminderNeeds, 'tell'>, Pick<FollowedNeeds, 'between' | 'noted'> {
  readonly database: Database;
  /** A fixture as the schedule shows it now, in a language; null if it does not exist. */
  readonly matchOf: (fixtureId: string, locale: Locale) => Promise<Match | null>;
  readonly programmeOf: FindProgramme;
  readonly clock: Clock;
  readonly secret: string;
  readonly settingsOf: (userId: string) => Promise<Pick<Settings, 'language' | 'timezone' | 'quiet'>>;
}

const DEFAULT_ZONE = 'Asia/Bangkok';

export const openBookings = (given: OpenBookingsNeeds) => {
  const { database, secret, settingsOf } = given;
  const needs = { ...given, matchOf: findBookable(given.matchOf, given.programmeOf) };
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
    personalData: [keptBookings(database), keptCalendar(database), keptFollowReminders(database)],
    jobs: [
      { name: 'bookings.remind', everyMs: MINUTE_MS, run: createReminders({ ...needs, readerOf }) },
      {
        name: 'bookings.remindFollowers',
        everyMs: MINUTE_MS,
        run: createFollowedReminders({ ...given, readerOf }),
      },
    ],
  });
};
