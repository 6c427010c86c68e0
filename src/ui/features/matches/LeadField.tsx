import { leadOf } from '#domain/live/reminder.ts';
import { leadMinutes } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import { useMessages } from '../../hooks/useMessages.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { useBooking } from './useBookings.ts';
import * as styles from './LeadField.css.ts';

/** SC-7: how long before its start a booked match reminds. */
export const LeadField = ({ booking }: { readonly booking: Booking }) => {
  const t = useMessages('booking');
  const notify = useNotify();
  const { set } = useBooking();
  const choose = async (chosen: string) => {
    const leadMin = leadMinutes.find((minutes) => String(minutes) === chosen);
    if (leadMin === undefined) return;
    if (await set(booking.match, true, leadMin)) notify('success', t('leadKept', { when: t(`when.${leadMin}`) }));
    else notify('error', t('leadFailed'));
  };
  return (
    <label className={styles.lead}>
      {t('lead.label')}
      <select className={styles.choice} value={leadOf(booking)} onChange={({ target }) => void choose(target.value)}>
        {leadMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t(`lead.${minutes}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
