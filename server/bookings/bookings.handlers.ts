import { randomUUID } from 'node:crypto';
import type { bookings } from '#contract/http/bookings.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import type { Database } from '../database/database.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { bookingsStore, type Booked } from './bookings.store.ts';

export interface BookingNeeds {
  readonly database: Database;
  /** A fixture as the schedule shows it now, in a language; null where there is none. */
  readonly matchOf: (fixtureId: string, locale: Locale) => Promise<Match | null>;
}

const bookingOf = (booked: Booked, userId: string, match: Match): Booking => ({
  ...booked,
  userId,
  name: matchTitle(match),
  startTime: match.startTime,
  match,
});

export const bookingHandlers = ({ database, matchOf }: BookingNeeds): AreaHandlers<typeof bookings> => {
  const store = bookingsStore(database);
  return {
    set: async ({ fixtureId, commentatorId = null, on }, { viewer, locale, now }) => {
      if (!viewer) return refused(401);
      const match = await matchOf(fixtureId, locale);
      if (!match) return refused(404);
      if (!on) {
        await store.remove(viewer.userId, fixtureId);
        return null;
      }
      if (commentatorId !== null && !match.users.some(({ userId }) => userId === commentatorId))
        return refused(422, { fields: { commentatorId: 'not a commentator of this fixture' } });
      const booked = await store.set(viewer.userId, { bookingId: randomUUID(), fixtureId, commentatorId }, now);
      return bookingOf(booked, viewer.userId, match);
    },
    list: async (_input, { viewer, locale }) => {
      if (!viewer) return refused(401);
      const booked = await store.list(viewer.userId);
      const found = await Promise.all(
        booked.map(async (one) => {
          const match = await matchOf(one.fixtureId, locale);
          return match ? [bookingOf(one, viewer.userId, match)] : [];
        }),
      );
      return found.flat().sort((a, b) => a.startTime - b.startTime || (a.fixtureId < b.fixtureId ? -1 : 1));
    },
  };
};
