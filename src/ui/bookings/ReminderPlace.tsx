import { hrefOf } from '#domain/routing/routes.ts';
import { useMemberSettings } from '../hooks/useMemberSettings.ts';
import { useWords } from '../hooks/useWords.ts';
import { reminderPlace } from '../features/matches/reminderPlace.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './BookingsScreen.css.ts';

/** Where the member receives reminders and news of booked matches, with a link to the settings (V-16). */
export const ReminderPlace = () => {
  const t = useWords('booking');
  return (
    <p className={styles.place}>
      {t(`place.${reminderPlace(useMemberSettings())}`)}{' '}
      <Link className={styles.change} to={hrefOf('accountPage', { slug: 'thong-bao' })}>
        {t('place.change')}
      </Link>
    </p>
  );
};
