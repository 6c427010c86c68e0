import { useEffect, useRef } from 'react';
import { dueReminders, leadOf } from '#domain/live/reminder.ts';
import { roomPath } from '#domain/live/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useNow } from '../hooks/useNow.ts';
import { useBookings } from '../features/matches/useBookings.ts';

const LOOK_EVERY_MS = 5000;

/** While a tab is open: says before a booked match, as early as was chosen, and at its start that it is time. */
export default function Reminders() {
  const t = useMessages('schedule');
  const notify = useNotify();
  const navigate = useNavigate();
  const { bookings } = useBookings();
  const now = useNow(LOOK_EVERY_MS);
  const looked = useRef(now);

  useEffect(() => {
    for (const { booking, kind } of dueReminders(bookings, looked.current, now)) {
      const path = roomPath(booking.match) ?? '/lich-truc-tiep/dat-lich-cua-ban';
      notify('info', t(`toast.${kind}`, { match: matchTitle(booking.match), minutes: leadOf(booking) }), {
        label: t('toast.open'),
        run: () => navigate(path),
      });
    }
    looked.current = now;
  }, [now, bookings, notify, navigate, t]);
  return null;
}
