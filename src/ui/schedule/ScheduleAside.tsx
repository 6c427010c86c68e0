import { splitBookings } from '#domain/bookings/booking.ts';
import { useWords } from '../hooks/useWords.ts';
import * as aside from '../features/matches/Aside.css.ts';
import { LiveNow } from '../features/matches/LiveNow.tsx';
import { Tickets } from '../features/matches/Tickets.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { Link } from '../kit/Link.tsx';
import * as styles from './ScheduleScreen.css.ts';

/** Beside the list: two live rooms, and the next tickets. */
export const ScheduleAside = () => {
  const t = useWords('schedule');
  const { upcoming } = splitBookings(useBookings().bookings);
  return (
    <aside className={aside.aside}>
      <LiveNow />
      {upcoming.length > 0 && (
        <>
          <h2 className={aside.title}>
            {t('tickets')}
            <Link to="/lich-truc-tiep/dat-lich-cua-ban" className={styles.asideLink}>
              {t('seeAllCount', { count: upcoming.length })}
            </Link>
          </h2>
          <div className={aside.stack}>
            <Tickets bookings={upcoming.slice(0, 2)} />
          </div>
        </>
      )}
    </aside>
  );
};
