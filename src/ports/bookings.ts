import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import type { Outcome } from './failure.ts';

/** The same address, for a calendar to open and to be copied. */
export interface CalendarAddress {
  readonly webcal: string;
  readonly https: string;
}
export interface BookingsPort {
  readonly list: (signal: AbortSignal) => Promise<Outcome<readonly Booking[]>>;
  /** Books or takes back; the same twice is the same. Null when taken back. */
  readonly set: (
    wish: {
      readonly fixtureId: string;
      readonly commentatorId?: string;
      /** Absent: as it was chosen before; null: what the member has by default. */
      readonly leadMin?: LeadMin | null;
      readonly on: boolean;
    },
    signal: AbortSignal,
  ) => Promise<Outcome<Booking | null>>;
  /** Where a calendar reads what the member booked. */
  readonly calendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
  /** Makes a new address; the one before leads nowhere from then on. */
  readonly renewCalendar: (signal: AbortSignal) => Promise<Outcome<CalendarAddress>>;
}
