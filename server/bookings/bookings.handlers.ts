import { randomUUID } from 'node:crypto';
import type { bookings } from '#contract/http/bookings.ts';
import { isBookable } from '#domain/bookings/booking.ts';
import type { Ticket } from '#domain/bookings/ticket.ts';
import type { Locale } from '#domain/locale/locale.ts';
import { matchTitle } from '#domain/match/match.ts';
import type { Target } from '#domain/social/social.ts';
import type { AreaHandlers } from '../http/handlers.ts';
import { refused } from '../shared/refusal.ts';
import { programmeKey, type FindProgramme } from '../shared/tv/bookedProgramme.ts';
import type { Bookable } from './bookable.ts';
import { bookedMatches, standingOf, type BookingNeeds } from './bookedMatches.ts';
import { bookingsStore, type Booked } from './bookings.store.ts';

export interface BookingHandlersNeeds extends BookingNeeds {
  readonly programmeOf: FindProgramme;
}

const ticketOf = (
  { bookingId, fixtureId, commentatorId, leadMin, defaultLeadMin }: Booked,
  userId: string,
  booked: Bookable,
): Ticket => {
  const { programme, ...match } = booked;
  const common = {
    ...{ bookingId, userId, name: matchTitle(match), startTime: match.startTime, leadMin: leadMin ?? defaultLeadMin },
    ...(leadMin === null && { leadIsDefault: true }),
  };
  if (!programme) return { ...common, fixtureId, commentatorId, match };
  const { target, stopTime, card } = programme;
  return { ...common, target, stopTime, card };
};

export const bookingHandlers = (needs: BookingHandlersNeeds): AreaHandlers<typeof bookings> => {
  const store = bookingsStore(needs.database);
  /** The key under which a member has booked a programme, or would book it: a programme that was moved keeps its key. */
  const keyOf = async (target: Target, userId: string, locale: Locale): Promise<string | null> => {
    if (target.type !== 'programme') return null;
    const known = (await bookedMatches(needs, userId, locale)).find(
      ({ match }) => match.programme?.target.id === target.id,
    );
    if (known) return known.booked.fixtureId;
    const programme = await needs.programmeOf(target.id, null, locale);
    return programme && programmeKey(programme);
  };
  return {
    set: async ({ fixtureId, target, commentatorId = null, leadMin, on }, { viewer, locale, now }) => {
      if ((fixtureId === undefined) === (target === undefined))
        return refused(422, { fields: { target: 'either fixtureId or target' } });
      if (target && target.type !== 'programme') return refused(422, { fields: { target: 'cannot be booked' } });
      const key = fixtureId ?? (target ? await keyOf(target, viewer.userId, locale) : null);
      const match = key === null ? null : await needs.matchOf(key, locale);
      if (key === null || !match) return refused(404);
      if (!on) {
        await store.remove(viewer.userId, key);
        return null;
      }
      if (match.programme && !isBookable(match, now)) return refused(422, { fields: { target: 'has begun' } });
      if (commentatorId !== null && !match.users.some(({ userId }) => userId === commentatorId))
        return refused(422, { fields: { commentatorId: 'not a commentator of this fixture' } });
      const wish = { bookingId: randomUUID(), commentatorId, leadMin };
      return ticketOf(await store.set(viewer.userId, wish, standingOf(match), now), viewer.userId, match);
    },
    list: async ({ with: added }, { viewer, locale }) => {
      const all = await bookedMatches(needs, viewer.userId, locale);
      return all
        .filter(({ match }) => added === 'all' || !match.programme)
        .map(({ booked, match }) => ticketOf(booked, viewer.userId, match));
    },
  };
};
