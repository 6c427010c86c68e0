import { DEFAULT_LEAD_MIN, type LeadMin } from '../match/leadMin.ts';
import type { Booking } from '../match/match.ts';
import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';

/** The lead of a booking: its own, else what its member wants by default. */
export const leadOf = (
  { leadMin, leadIsDefault = false }: Pick<Booking, 'leadMin' | 'leadIsDefault'>,
  defaultLeadMin: LeadMin = DEFAULT_LEAD_MIN,
): LeadMin => (leadIsDefault ? defaultLeadMin : (leadMin ?? defaultLeadMin));

/** A reminder that would come later than so long before the start, in milliseconds, comes too late. */
const LAST_USE_MS = 2 * 60_000;

/**
 * SC-7: what becomes of a reminder that is due in quiet hours. It waits until they end, as what is worth knowing is
 * still worth knowing then; where the match will have begun by that time, or be about to, it disturbs nobody and only
 * stands among the messages, read already. `quietEnd` is null where no quiet hours hold.
 */
export const inQuietHours = (quietEnd: number | null, startTime: number): 'told' | 'waits' | 'listed' => {
  if (quietEnd === null) return 'told';
  return quietEnd <= startTime - LAST_USE_MS ? 'waits' : 'listed';
};

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

export interface ReminderWishes {
  readonly defaultLeadMin?: LeadMin;
  /** When the quiet hours end that hold at an instant; null where none do. */
  readonly quietEnd?: (at: number) => number | null;
}

/**
 * The reminders that are to be shown in (fromMs, toMs]: as long before as was chosen, and at the start; those of quiet
 * hours when these end, or never. Oldest first.
 */
export const dueReminders = (
  bookings: readonly Booking[],
  fromMs: number,
  toMs: number,
  { defaultLeadMin, quietEnd = () => null }: ReminderWishes = {},
): readonly Reminder[] =>
  bookings
    .filter(({ match }) => reminds(match.status))
    .flatMap((booking): readonly Reminder[] => {
      const start: Reminder = { booking, kind: 'start', at: booking.startTime };
      const lead = leadOf(booking, defaultLeadMin);
      return lead === 0 ? [start] : [{ booking, kind: 'soon', at: booking.startTime - lead * 60_000 }, start];
    })
    .flatMap((reminder): readonly Reminder[] => {
      const end = quietEnd(reminder.at);
      const fate = inQuietHours(end, reminder.booking.startTime);
      return fate === 'listed' ? [] : [{ ...reminder, at: end ?? reminder.at }];
    })
    .filter(({ at }) => at > fromMs && at <= toMs)
    .sort((a, b) => a.at - b.at);
