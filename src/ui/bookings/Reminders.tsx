import { useEffect, useRef } from 'react';
import { dueReminders } from '#domain/bookings/reminder.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { matchTitle } from '#domain/match/match.ts';
import { quietUntil } from '#domain/settings/quietHours.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNavigate } from '../hooks/useNavigate.ts';
import { useNotify } from '../hooks/useNotify.ts';
import { useNow } from '../hooks/useNow.ts';
import { useZone } from '../hooks/useZone.ts';
import { useBookings } from '../features/matches/useBookings.ts';

const LOOK_EVERY_MS = 5000;

/** While a tab is open: shows reminders before a booked match and at its start, except in quiet hours. */
export default function Reminders() {
  const t = useWords('schedule');
  const notify = useNotify();
  const navigate = useNavigate();
  const { bookings } = useBookings();
  const now = useNow(LOOK_EVERY_MS);
  const zone = useZone();
  const { defaultLeadMin, quiet = null, timezone = zone } = useMemberSettings() ?? {};
  const looked = useRef(now);

  useEffect(() => {
    const wishes = {
      ...(defaultLeadMin !== undefined && { defaultLeadMin }),
      quietEnd: (at: number) => quietUntil(quiet, timezone, at),
    };
    for (const { booking, kind, at } of dueReminders(bookings, looked.current, now, wishes)) {
      const path = roomPath(booking.match) ?? '/lich-truc-tiep/dat-lich-cua-ban';
      notify(
        'info',
        t(`toast.${kind}`, {
          match: matchTitle(booking.match),
          minutes: Math.round((booking.startTime - at) / 60_000),
        }),
        {
          label: t('toast.open'),
          run: () => navigate(path),
        },
      );
    }
    looked.current = now;
  }, [now, bookings, defaultLeadMin, quiet, timezone, notify, navigate, t]);
  return null;
}
