import { DEFAULT_LEAD_MIN, type LeadMin } from '../match/leadMin.ts';
import type { Booking } from '../match/match.ts';
import { isCalledOff, matchPhase, matchStatus } from '../match/matchStatus.ts';

/** Minutes before the start at which a booking reminds: its own setting, else its member's default. */
export const leadOf = (
  { leadMin, leadIsDefault = false }: Pick<Booking, 'leadMin' | 'leadIsDefault'>,
  defaultLeadMin: LeadMin = DEFAULT_LEAD_MIN,
): LeadMin => (leadIsDefault ? defaultLeadMin : (leadMin ?? defaultLeadMin));

/** A reminder less than this long before the start, in milliseconds, is too late to be useful. */
const LAST_USE_MS = 2 * 60_000;

/**
 * SC-7: what happens to a reminder that is due in quiet hours, which end at `quietEnd` (epoch milliseconds; null
 * outside quiet hours). `waits`: it is sent when they end. `listed`: the match will have started by then, or nearly, so
 * it is only filed in the inbox, as read.
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

/** Whether a match of this status has reminders: none if it was called off or is over. */
export const reminds = (statusText: string): boolean => {
  const status = matchStatus(statusText);
  const phase = matchPhase(status);
  return !isCalledOff(status) && phase !== 'cancel' && phase !== 'ended';
};

export interface ReminderWishes {
  readonly defaultLeadMin?: LeadMin;
  /** When the quiet hours around an instant end, in epoch milliseconds; null outside quiet hours. */
  readonly quietEnd?: (at: number) => number | null;
}

/**
 * The reminders due in (fromMs, toMs], oldest first: one at the chosen lead and one at the start. One that falls in
 * quiet hours moves to their end, or is dropped if that is too late.
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
