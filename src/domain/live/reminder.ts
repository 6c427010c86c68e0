import { DEFAULT_LEAD_MIN, type LeadMin } from '../match/leadMin.ts';
import type { Booking } from '../match/match.ts';
import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';

export const leadOf = ({ leadMin }: Pick<Booking, 'leadMin'>): LeadMin => leadMin ?? DEFAULT_LEAD_MIN;

export interface Reminder {
  readonly booking: Booking;
  readonly kind: 'soon' | 'start';
  /** When it is due, epoch milliseconds. */
  readonly at: number;
}

/** Whether there is anything to be reminded of: a match that was called off or is over has nothing. */
export const reminds = (statusText: string): boolean => {
  const status = matchStatus(statusText);
  const phase = matchPhase(status);
  return !isCalledOff(status) && phase !== 'cancel' && phase !== 'ended';
};

/** The reminders due in (fromMs, toMs]: as long before as was chosen, and at the start; oldest first. */
export const dueReminders = (bookings: readonly Booking[], fromMs: number, toMs: number): readonly Reminder[] =>
  bookings
    .filter(({ match }) => reminds(match.status))
    .flatMap((booking): readonly Reminder[] => {
      const start: Reminder = { booking, kind: 'start', at: booking.startTime };
      const lead = leadOf(booking);
      return lead === 0 ? [start] : [{ booking, kind: 'soon', at: booking.startTime - lead * 60_000 }, start];
    })
    .filter(({ at }) => at > fromMs && at <= toMs)
    .sort((a, b) => a.at - b.at);
