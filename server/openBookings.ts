import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import type { BookingNeeds } from './bookings/bookedMatches.ts';
import { bookingHandlers } from './bookings/bookings.handlers.ts';
import { calendarHandlers } from './bookings/calendar.handlers.ts';
import { createReminders } from './bookings/reminders.ts';
import type { Handlers } from './http/handlers.ts';
import type { Messages } from './messages/messages.ts';
import type { SettingsOf } from './settings/settings.ts';
import type { Clock } from './shared/clock.ts';
import { keyFor } from './shared/secret.ts';

export interface OpenBookingsNeeds extends BookingNeeds {
  readonly clock: Clock;
  readonly secret: string;
  readonly messages: Pick<Messages, 'tell'>;
  readonly settingsOf: SettingsOf;
  readonly failed: (error: unknown) => void;
  /** Does something again and again, every so many milliseconds; answers how to stop it. */
  readonly every: (milliseconds: number, work: () => void) => () => void;
}

export interface OpenBookings {
  readonly handlers: Pick<Handlers, 'bookings' | 'calendar'>;
  /** Reminds nobody any more. */
  readonly stop: () => void;
}

const LOOK_EVERY_MS = 60_000;
const DEFAULT_ZONE = 'Asia/Bangkok';

/** What members booked, what they are told of it, and their calendars. */
export const openBookings = (needs: OpenBookingsNeeds): OpenBookings => {
  const { secret, messages, settingsOf, failed, every } = needs;
  const remind = createReminders({
    ...needs,
    readerOf: async (userId) => {
      const { language = DEFAULT_LOCALE, timezone = DEFAULT_ZONE, quiet } = await settingsOf(userId);
      return { locale: language, zone: timezone, quiet };
    },
    tell: messages.tell,
  });
  return {
    handlers: {
      bookings: bookingHandlers(needs),
      calendar: calendarHandlers({
        ...needs,
        key: keyFor(secret, 'calendar'),
        localeOf: async (userId) => (await settingsOf(userId)).language ?? DEFAULT_LOCALE,
      }),
    },
    stop: every(LOOK_EVERY_MS, () => void remind().catch(failed)),
  };
};
