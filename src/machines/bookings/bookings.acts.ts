import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Booking, Match } from '#domain/match/match.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { bookingList } from './bookings.resources.ts';

export interface BookingWish {
  readonly match: Match;
  readonly on: boolean;
  /** Absent: the earlier choice is kept; null: the member's default, also when it changes. */
  readonly leadMin?: LeadMin | null;
}

/** Books a match or cancels the booking. */
export const book = act({
  name: 'book',
  members: true,
  to: ({ match, leadMin }: BookingWish) => `${match.fixtureId} ${leadMin ?? ''}`,
  run: async ({ loadPort }: Ports, { match: { fixtureId }, on, leadMin }, { signal }) =>
    (await loadPort('bookings')).set({ fixtureId, on, ...(leadMin !== undefined && { leadMin }) }, signal),
  optimistic: ({ match, on, leadMin }, change) =>
    change(bookingList, { member: true }, (list: readonly Booking[]) => {
      const { fixtureId, startTime } = match;
      const had = list.find((one) => one.fixtureId === fixtureId);
      const others = list.filter((one) => one !== had);
      if (!on) return others;
      const draft = {
        bookingId: `draft-${fixtureId}`,
        fixtureId,
        commentatorId: null,
        name: '',
        userId: '',
        startTime,
      };
      const booking: Booking = { ...draft, match, leadIsDefault: true, ...had };
      if (leadMin === undefined) return [...others, booking];
      return [
        ...others,
        leadMin === null ? { ...booking, leadIsDefault: true } : { ...booking, leadMin, leadIsDefault: false },
      ];
    }),
  invalidates: [bookingList],
});

/** Books a match of which only the id is known, for example after signing in over Google. */
export const bookById = act({
  name: 'bookById',
  members: true,
  to: (fixtureId: string) => fixtureId,
  run: async ({ loadPort }: Ports, fixtureId, { signal }) =>
    (await loadPort('bookings')).set({ fixtureId, on: true }, signal),
  invalidates: [bookingList],
});

/** Gets the address of the calendar feed; `anew` invalidates the previous one. */
export const takeCalendarAddress = act({
  name: 'takeCalendarAddress',
  members: true,
  to: ({ anew }: { readonly anew: boolean }) => String(anew),
  run: async ({ loadPort }: Ports, { anew }, { signal }) => {
    const port = await loadPort('bookings');
    return anew ? port.renewCalendar(signal) : port.calendar(signal);
  },
  invalidates: [],
});
