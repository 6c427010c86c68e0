import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Booking, Match } from '#domain/match/match.ts';
import { act } from '../resource/act.ts';
import type { Ports } from '../resource/ports.ts';
import { bookingList } from './bookings.resources.ts';

export interface BookingWish {
  readonly match: Match;
  readonly on: boolean;
  /** Absent: as it was chosen before; null: the member's usual one, from now on whatever that is. */
  readonly leadMin?: LeadMin | null;
}

/** Books a match, or gives the ticket back. */
export const book = act({
  name: 'book',
  members: true,
  to: ({ match, leadMin }: BookingWish) => `${match.fixtureId} ${leadMin ?? ''}`,
  run: async ({ loadPort }: Ports, { match: { fixtureId }, on, leadMin }, { signal }) =>
    (await loadPort('bookings')).set({ fixtureId, on, ...(leadMin !== undefined && { leadMin }) }, signal),
  foresee: ({ match, on, leadMin }, change) =>
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
  outdates: [bookingList],
});

/** Books a match of which no more is known than its id, as after the way over Google's page. */
export const bookById = act({
  name: 'bookById',
  members: true,
  to: (fixtureId: string) => fixtureId,
  run: async ({ loadPort }: Ports, fixtureId, { signal }) =>
    (await loadPort('bookings')).set({ fixtureId, on: true }, signal),
  outdates: [bookingList],
});

/** Where a calendar reads what the member booked; `anew` ends the address before. */
export const takeCalendarAddress = act({
  name: 'takeCalendarAddress',
  members: true,
  to: ({ anew }: { readonly anew: boolean }) => String(anew),
  run: async ({ loadPort }: Ports, { anew }, { signal }) => {
    const port = await loadPort('bookings');
    return anew ? port.renewCalendar(signal) : port.calendar(signal);
  },
  outdates: [],
});
