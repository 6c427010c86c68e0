import type { LeadMin } from '../match/leadMin.ts';
import type { Booking } from '../match/match.ts';
import type { Card, Target } from '../social/social.ts';

/** TV-10: a booking of something other than a match: a programme of a channel. */
export interface TargetTicket {
  readonly bookingId: string;
  readonly target: Target;
  readonly name: string;
  readonly userId: string;
  readonly startTime: number;
  readonly stopTime: number;
  /** How it is shown, with the path of its page. */
  readonly card: Card;
  readonly leadMin?: LeadMin;
  /** Whether `leadMin` is the member's default and was not chosen for this booking. */
  readonly leadIsDefault?: boolean;
}

/** Anything that a member booked. */
export type Ticket = Booking | TargetTicket;

export const isOfMatch = (ticket: Ticket): ticket is Booking => 'match' in ticket;
