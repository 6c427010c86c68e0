import { leadOf } from '#domain/bookings/reminder.ts';
import { leadMinutes } from '#domain/match/leadMin.ts';
import type { Booking } from '#domain/match/match.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useNotify } from '../../hooks/useNotify.ts';
import { choice } from '../../kit/choice.css.ts';
import { useBooking } from './useBookings.ts';
import { useDefaultLead } from './useDefaultLead.ts';
import { lead } from './LeadField.css.ts';

/** The option to use the member's default. */
const USUAL = 'usual';

/** SC-7: minutes before the start at which a booking reminds. */
export const LeadField = ({ booking }: { readonly booking: Booking }) => {
  const t = useWords('booking');
  const notify = useNotify();
  const { set } = useBooking();
  const usual = useDefaultLead();
  const choose = async (chosen: string) => {
    const own = leadMinutes.find((minutes) => String(minutes) === chosen) ?? null;
    if (await set(booking.match, true, own)) notify('success', t('leadKept', { when: t(`when.${own ?? usual}`) }));
    else notify('error', t('leadFailed'));
  };
  return (
    <label className={lead}>
      {t('lead.label')}
      <select
        className={choice}
        value={booking.leadIsDefault ? USUAL : leadOf(booking, usual)}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value={USUAL}>{t('lead.usual', { lead: t(`lead.${usual}`) })}</option>
        {leadMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {t(`lead.${minutes}`)}
          </option>
        ))}
      </select>
    </label>
  );
};
