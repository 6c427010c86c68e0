import type { Locale } from '#domain/locale/locale.ts';
import type { Match } from '#domain/match/match.ts';
import { isCalledOff, matchStatus } from '#domain/match/matchStatus.ts';
import type { Database } from '../database/database.ts';
import type { Bookable, FindBookable } from './bookable.ts';
import { bookingsStore, type Booked, type Standing } from './bookings.store.ts';

export interface BookingNeeds {
  readonly database: Database;
  /** The present state of a booked match in a language; null if it does not exist. */
  readonly matchOf: FindBookable;
}

export const standingOf = ({ fixtureId, startTime, status }: Match): Standing => {
  const is = matchStatus(status);
  return { fixtureId, start: startTime, calledOff: isCalledOff(is) ? is : '' };
};

/** A member's bookings, each with the present state of its match, by start; fixtures that no longer exist are left out. */
export const bookedMatches = async (
  { database, matchOf }: BookingNeeds,
  userId: string,
  locale: Locale,
): Promise<readonly { readonly booked: Booked; readonly match: Bookable }[]> => {
  const all = await bookingsStore(database).list(userId);
  const found = await Promise.all(
    all.map(async (booked) => {
      const match = await matchOf(booked.fixtureId, locale);
      return match ? [{ booked, match }] : [];
    }),
  );
  return found
    .flat()
    .sort((a, b) => a.match.startTime - b.match.startTime || (a.booked.fixtureId < b.booked.fixtureId ? -1 : 1));
};
