import { useMemo } from 'react';
import type { LeadMin } from '#domain/match/leadMin.ts';
import type { Booking, Match } from '#domain/match/match.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { useApp } from '../../hooks/useApp.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../../hooks/useViewer.ts';

const none: readonly Booking[] = [];

/** The member's bookings; empty for a guest, and until the member is known. */
export const useBookings = () => {
  const viewer = useViewer();
  const member = useLoggedIn() && viewer !== null;
  const pending = useMemberPending();
  const { value, failure, receivedAt, busy, retry } = useResource(bookingList, { member });
  const bookings = value ?? none;
  const booked = useMemo(() => new Set(bookings.map((booking) => booking.fixtureId)), [bookings]);
  const loaded = value !== null && !pending;
  return { bookings, booked, loaded, failure, receivedAt, busy, retry, loggedIn: pending || member };
};

/** The code for booking is loaded on first use. */
const acts = () => import('./bookingActs.ts');

/** Books and cancels; a cancellation can be undone while its toast is shown, and restores the booking as it was. */
export const useBooking = () => {
  const app = useApp();
  const notify = useNotify();
  const t = useWords('schedule');
  return useMemo(() => {
    const failed = () => notify('error', t('toast.failed'));
    return {
      toggle: (match: Match, on: boolean) =>
        acts().then(({ toggleBooking }) => toggleBooking(app, { match, on, notify, t }), failed),
      /** Without a notice; gives whether the origin accepted it. */
      set: (match: Match, on: boolean, leadMin?: LeadMin | null): Promise<boolean> =>
        acts().then(
          async ({ setBooking }) =>
            (await setBooking(app, { match, on, ...(leadMin !== undefined && { leadMin }) })) === 'done',
          () => false,
        ),
    };
  }, [app, notify, t]);
};
