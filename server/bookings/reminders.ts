import { isBookable } from '#domain/live/booking.ts';
import { LIVE } from '#domain/live/live.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { DEFAULT_LOCALE } from '#domain/locale/locale.ts';
import { matchTitle } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import type { Clock } from '../shared/clock.ts';
import type { BookingNeeds } from './bookings.handlers.ts';
import { bookingsStore } from './bookings.store.ts';

export interface ReminderNeeds extends BookingNeeds {
  readonly clock: Clock;
  /** Tells a member that something they booked begins soon; the same twice is told once. */
  readonly tell: (soon: {
    readonly userId: string;
    readonly fixtureId: string;
    readonly match: string;
    readonly goTo: string;
  }) => Promise<void>;
}

const DAY_MS = 86_400_000;
/** Nobody books longer ahead than a schedule shows. */
const BOOKED_WITHIN_MS = 30 * DAY_MS;

/** Tells those who booked what begins within a quarter of an hour; to be called about once a minute. */
export const createReminders = ({ database, matchOf, clock, tell }: ReminderNeeds): (() => Promise<void>) => {
  const store = bookingsStore(database);
  return async () => {
    const now = clock();
    for (const fixtureId of await store.fixtures(now - BOOKED_WITHIN_MS)) {
      const match = await matchOf(fixtureId, DEFAULT_LOCALE);
      if (!match || !isBookable(match, now) || match.startTime - now > LIVE.reminderLeadMs) continue;
      const goTo = roomPath(match) ?? hrefOf('scheduleBooked');
      for (const userId of await store.bookers(fixtureId))
        await tell({ userId, fixtureId, match: matchTitle(match), goTo });
    }
  };
};
