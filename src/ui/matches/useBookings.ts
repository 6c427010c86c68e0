import { useCallback, useMemo } from 'react';
import { matchTitle, type Booking, type Match } from '#domain/match/match.ts';
import { bookingList } from '#machines/bookings/bookings.resources.ts';
import { requireMember } from '../app/requireMember.ts';
import type { App } from '../app/AppContext.ts';
import { useApp } from '../hooks/useApp.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useResource } from '../hooks/useResource.ts';
import { useLoggedIn, useMemberPending, useViewer } from '../hooks/useViewer.ts';

const none: readonly Booking[] = [];

const useInput = () => {
  const viewer = useViewer();
  const loggedIn = useLoggedIn();
  return { userId: loggedIn ? (viewer?.userId ?? null) : null };
};

/** What the member booked; nothing for a guest, and nothing yet while it is not known who the member is. */
export const useBookings = () => {
  const input = useInput();
  const pending = useMemberPending();
  const { value, failure, receivedAt, busy, retry } = useResource(bookingList, input);
  const bookings = value ?? none;
  const booked = useMemo(() => new Set(bookings.map((booking) => booking.fixtureId)), [bookings]);
  const loaded = value !== null && !pending;
  return { bookings, booked, loaded, failure, receivedAt, busy, retry, loggedIn: pending || input.userId !== null };
};

/** Shown at once, told to the origin, and read back from there; false when the origin said no. */
const setBooking = async (app: App, match: Match, on: boolean): Promise<boolean> => {
  const userId = app.session.now()?.auth.getSnapshot().context.viewer?.userId ?? '';
  const draft: Booking = {
    bookingId: `draft-${match.fixtureId}`,
    fixtureId: match.fixtureId,
    commentatorId: null,
    name: '',
    userId,
    startTime: match.startTime,
    match,
  };
  app.resources.update(bookingList, { userId }, (list: readonly Booking[] = none) => [
    ...list.filter((one) => one.fixtureId !== match.fixtureId),
    ...(on ? [draft] : []),
  ]);
  const outcome = await (
    await app.area('bookings')
  ).set({ fixtureId: match.fixtureId, on }, new AbortController().signal);
  app.resources.invalidate(bookingList, { userId });
  return outcome.ok;
};

/** Books and gives back; each can be undone for as long as its toast stands. */
export const useBooking = () => {
  const app = useApp();
  const notify = useNotify();
  const t = useMessages('schedule');
  const set = useCallback((match: Match, on: boolean) => setBooking(app, match, on), [app]);
  const toggle = useCallback(
    async (match: Match, on: boolean) => {
      if (!(await requireMember(app, { kind: 'book', what: matchTitle(match), fixtureId: match.fixtureId }))) return;
      if (await set(match, on))
        notify(on ? 'success' : 'info', t(on ? 'toast.booked' : 'toast.removed'), {
          label: t('toast.undo'),
          run: () => void set(match, !on),
        });
      else notify('error', t('toast.failed'));
    },
    [app, set, notify, t],
  );
  return { toggle, set };
};
