import { randomUUID } from 'node:crypto';
import type { bookings } from '#contract/http/bookings.ts';
import { matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { bookedMatches, standingOf, type BookingNeeds } from './bookedMatches.ts';
import { bookingsStore, type Booked } from './bookings.store.ts';

const bookingOf = (
  { bookingId, fixtureId, commentatorId, leadMin, defaultLeadMin }: Booked,
  userId: string,
  match: Match,
): Booking => ({
  ...{ bookingId, fixtureId, commentatorId, userId, match },
  ...{ name: matchTitle(match), startTime: match.startTime, leadMin: leadMin ?? defaultLeadMin },
  ...(leadMin === null && { leadIsDefault: true }),
});

export const bookingHandlers = (needs: BookingNeeds): AreaHandlers<typeof bookings> => {
  const store = bookingsStore(needs.database);
  return {
    set: async ({ fixtureId, commentatorId = null, leadMin, on }, { viewer, locale, now }) => {
      const match = await needs.matchOf(fixtureId, locale);
      if (!match) return refused(404);
      if (!on) {
        await store.remove(viewer.userId, fixtureId);
        return null;
      }
      if (commentatorId !== null && !match.users.some(({ userId }) => userId === commentatorId))
        return refused(422, { fields: { commentatorId: 'not a commentator of this fixture' } });
      const wish = { bookingId: randomUUID(), commentatorId, leadMin };
      return bookingOf(await store.set(viewer.userId, wish, standingOf(match), now), viewer.userId, match);
    },
    list: async (_input, { viewer, locale }) => {
      const all = await bookedMatches(needs, viewer.userId, locale);
      return all.map(({ booked, match }) => bookingOf(booked, viewer.userId, match));
    },
  };
};
