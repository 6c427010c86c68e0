import type { Ticket } from '#domain/bookings/ticket.ts';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import type { Target } from '#domain/social/social.ts';
import type { Outcome } from './failure.ts';

/** One address in two forms: to open in a calendar, and to copy. */
export interface CalendarAddress {
  readonly webcal: string;
  readonly https: string;
}
export interface BookingsPort {
  /** What is booked of matches. */
  readonly list: (signal: AbortSignal) => Promise<Outcome<readonly Booking[]>>;
  /** Everything that is booked: matches, and programmes of channels. */
  readonly tickets: (signal: AbortSignal) => Promise<Outcome<readonly Ticket[]>>;
  /** TV-10: as `set`, of something else than a match. */
  readonly setTarget: (
    wish: { readonly target: Target; readonly leadMin?: LeadMin | null; readonly on: boolean },
    signal: AbortSignal,
  ) => Promise<Outcome<Ticket | null>>;
  /** Books a match or cancels the booking; idempotent. Null after cancelling. */
  readonly set: (
    wish: {
      readonly fixtureId: string;
      readonly commentatorId?: string;
      /** Absent: the earlier choice is kept; null: the member's default. */
      readonly leadMin?: LeadMin | null;
      readonly on: boolean;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<Booking | null>>;
  /** The address of the calendar feed of the member's bookings. */
  readonly calendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
  /** Creates a new address and invalidates the previous one. */
  readonly renewCalendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
}
