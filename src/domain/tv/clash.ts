import { ASSUMED_LENGTH_MS } from '../bookings/booking.ts';
import { isOfMatch, type Ticket } from '../bookings/ticket.ts';
import { matchTitle } from '../match/match.ts';
import type { Programme } from './programme.ts';

const stopOf = (ticket: Ticket): number => (isOfMatch(ticket) ? ticket.startTime + ASSUMED_LENGTH_MS : ticket.stopTime);

export const titleOf = (ticket: Ticket): string => (isOfMatch(ticket) ? matchTitle(ticket.match) : ticket.card.title);

/** The ticket of a programme, or null. */
export const ticketOf = (tickets: readonly Ticket[], programmeId: string): Ticket | null =>
  tickets.find((one) => !isOfMatch(one) && one.target.type === 'programme' && one.target.id === programmeId) ?? null;

/** TV-10: tickets of any kind that run at the same time as a programme: matches too. */
export const clashesWith = (programme: Programme, tickets: readonly Ticket[]): readonly Ticket[] => {
  const own = ticketOf(tickets, programme.programmeId);
  return tickets.filter((one) => one !== own && one.startTime < programme.stopTs && stopOf(one) > programme.startTs);
};

/** Tickets that are still to come, soonest first. */
export const ticketsToCome = (tickets: readonly Ticket[], nowMs: number): readonly Ticket[] =>
  tickets.filter((one) => one.startTime > nowMs).sort((a, b) => a.startTime - b.startTime);

/** Whether a programme can be reminded of. */
export const isToCome = ({ startTs }: Pick<Programme, 'startTs'>, nowMs: number): boolean => startTs > nowMs;
