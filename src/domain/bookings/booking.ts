import type { Booking, Match } from '../match/match.ts';
import { matchPhase, matchStatus } from '../match/matchStatus.ts';

/** Whether a match can still be booked: it has not begun and has not been called off. `nowMs` by the server's clock. */
export const isBookable = (match: Pick<Match, 'status' | 'startTime'>, nowMs: number): boolean => {
  const status = matchStatus(match.status);
  return matchPhase(status) === 'comingUp' && status !== 'postponed' && match.startTime > nowMs;
};

/** Splits bookings into upcoming (soonest first) and past (latest first). A live match counts as upcoming. */
export const splitBookings = (
  bookings: readonly Booking[],
): { readonly upcoming: readonly Booking[]; readonly past: readonly Booking[] } => {
  const isPast = (booking: Booking) => {
    const phase = matchPhase(matchStatus(booking.match.status));
    return phase === 'ended' || phase === 'cancel';
  };
  const byStart = (a: Booking, b: Booking) => a.startTime - b.startTime;
  return {
    upcoming: bookings.filter((booking) => !isPast(booking)).sort(byStart),
    past: bookings.filter(isPast).sort((a, b) => byStart(b, a)),
  };
};

/** The booking whose match begins next, of a mode or of all; null if none is to come. `nowMs` by the server's clock. */
export const nextTicket = (bookings: readonly Booking[], nowMs: number, liveModeId?: string): Booking | null =>
  splitBookings(bookings).upcoming.find(
    ({ match }) => isBookable(match, nowMs) && (liveModeId === undefined || match.liveModeId === liveModeId),
  ) ?? null;

/** Assumed length of a match that has none, in milliseconds: two hours. */
export const ASSUMED_LENGTH_MS = 2 * 3_600_000;

/** What begins and ends; a match has no end of its own. */
interface Timed {
  readonly bookingId: string;
  readonly startTime: number;
  readonly stopTime?: number;
}

/** TV-10: ids of what is booked, of whatever kind, that overlaps something else that is. */
export const clashes = (tickets: readonly Timed[]): ReadonlySet<string> => {
  const sorted = [...tickets].sort((a, b) => a.startTime - b.startTime);
  const found = new Set<string>();
  for (const [i, one] of sorted.entries())
    for (const other of sorted.slice(i + 1)) {
      if (other.startTime >= (one.stopTime ?? one.startTime + ASSUMED_LENGTH_MS)) break;
      found.add(one.bookingId).add(other.bookingId);
    }
  return found;
};
