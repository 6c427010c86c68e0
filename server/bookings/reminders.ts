import { isBookable } from '#domain/bookings/booking.ts';
import { inQuietHours, reminds } from '#domain/bookings/reminder.ts';
import { DEFAULT_LOCALE, localeConfig, type Locale } from '#domain/locale/locale.ts';
import { matchTitle } from '#domain/match/match.ts';
import type { InboxKind } from '#domain/inbox/inbox.ts';
import { quietUntil } from '#domain/settings/quietHours.ts';
import type { QuietHours } from '#domain/settings/settings.ts';
import type { Clock } from '../shared/clock.ts';
import { pageOfBooked, type Bookable } from './bookable.ts';
import { standingOf, type BookingNeeds } from './bookedMatches.ts';
import { bookingsStore, type Standing, type Watched } from './bookings.store.ts';

/** A notification about a booked match. */
export interface BookingNote {
  readonly userId: string;
  readonly kind: InboxKind;
  readonly params: Readonly<Record<string, string>>;
  readonly goTo: string;
  readonly onceKey: string;
  /** Only listed among the messages, as read. */
  readonly silent: boolean;
}

/** The reader's language, time zone and quiet hours. */
export interface Reader {
  readonly locale: Locale;
  /** The time zone of their days and quiet hours. */
  readonly zone: string;
  readonly quiet: QuietHours | null;
}

export interface ReminderNeeds extends BookingNeeds {
  readonly clock: Clock;
  readonly readerOf: (userId: string) => Promise<Reader>;
  /** Sends a notification; the same key is sent to a member only once. */
  readonly tell: (note: BookingNote) => Promise<void>;
}

const DAY_MS = 86_400_000;
/** The longest time ahead that can be booked: the schedule shows no more. */
const BOOKED_WITHIN_MS = 30 * DAY_MS;
/** How long after the start a reminder is still useful. */
export const START_GRACE_MS = 5 * 60_000;

const offKinds: Readonly<Record<string, InboxKind>> = {
  postponed: 'bookedPostponed',
  cancelled: 'bookedCancelled',
  abandoned: 'bookedAbandoned',
  walkover: 'bookedWalkover',
};

/** Notifications about programmes have their own texts. */
const ofProgrammes: Readonly<Partial<Record<InboxKind, InboxKind>>> = {
  ...{ matchSoon: 'programmeSoon', matchStarts: 'programmeStarts', bookedMoved: 'programmeMoved' },
};

/** SC-9: the change since the member was last told; null if there is none that they need to know. */
const newsOf = (
  { knownStart, knownStatus }: Watched,
  { start, calledOff }: Standing,
  comes: boolean,
): InboxKind | null => {
  if (knownStart === null) return null;
  if (calledOff !== '') return calledOff === knownStatus ? null : (offKinds[calledOff] ?? null);
  return comes && (knownStatus !== '' || knownStart !== start) ? 'bookedMoved' : null;
};

/** SC-7: the reminder that is due; none for a match that was called off, has ended or started a while ago. */
const reminderOf = ({ leadMin, remindedStart }: Watched, match: Bookable, now: number): InboxKind | null => {
  const left = match.startTime - now;
  if (remindedStart === match.startTime || !reminds(match.status) || left > leadMin * 60_000) return null;
  if (left > 0) return isBookable(match, now) ? 'matchSoon' : null;
  return leadMin === 0 && left > -START_GRACE_MS ? 'matchStarts' : null;
};

/** The lead time in minutes from which reminders are due; null before and after reminders. */
const leadDue = ({ startTime, status }: Bookable, now: number): number | null => {
  const left = startTime - now;
  return left <= -START_GRACE_MS || !reminds(status) ? null : Math.ceil(left / 60_000);
};

/** The start time in the format of the reader's messages. */
export const timeIn = (epochMs: number, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(localeConfig(locale).iso, {
    ...{ timeZone, weekday: 'short', day: 'numeric', month: 'numeric', hour: '2-digit', minute: '2-digit' },
    hourCycle: 'h23',
  }).format(epochMs);

/**
 * Tells members that a booked match starts soon, was called off or was moved, each once. To be called about once a
 * minute. What was told is stored with the booking, so that no message is sent twice, however briefly messages are
 * kept.
 */
export const createReminders = ({ database, matchOf, clock, readerOf, tell }: ReminderNeeds): (() => Promise<void>) => {
  const store = bookingsStore(database);
  const note = async (
    { kind, key, silent = false }: { readonly kind: InboxKind; readonly key: string; readonly silent?: boolean },
    { userId, bookingId }: Watched,
    match: Bookable,
  ) => {
    const { locale, zone } = await readerOf(userId);
    const named = locale === DEFAULT_LOCALE ? match : ((await matchOf(match.fixtureId, locale)) ?? match);
    const params = { match: matchTitle(named), time: timeIn(match.startTime, locale, zone) };
    const goTo = pageOfBooked(match);
    await tell({
      userId,
      kind: match.programme ? (ofProgrammes[kind] ?? kind) : kind,
      params,
      goTo,
      onceKey: `${kind} ${bookingId} ${key}`,
      silent,
    });
  };
  const follow = async (booking: Watched, match: Bookable, now: number): Promise<void> => {
    const standing = standingOf(match);
    const { start, calledOff } = standing;
    const news = newsOf(booking, standing, isBookable(match, now));
    const key = `${booking.knownStatus ?? ''} ${booking.knownStart ?? ''} ${start}`;
    if (news) await note({ kind: news, key }, booking, match);
    if (booking.knownStart !== start || booking.knownStatus !== calledOff)
      await store.know(booking.bookingId, standing, booking.knownStart === null ? null : now);
    const reminder = reminderOf(booking, match, now);
    if (!reminder) return;
    const { quiet, zone } = await readerOf(booking.userId);
    const fate = inQuietHours(quietUntil(quiet, zone, now), start);
    if (fate === 'waits') return;
    await note({ kind: reminder, key: String(start), silent: fate === 'listed' }, booking, match);
    await store.reminded(booking.bookingId, start);
  };
  return async () => {
    const now = clock();
    for (const fixtureId of await store.fixtures(now - BOOKED_WITHIN_MS)) {
      const match = await matchOf(fixtureId, DEFAULT_LOCALE);
      if (!match) continue;
      for (const booking of await store.behind(standingOf(match), leadDue(match, now)))
        await follow(booking, match, now);
    }
  };
};
