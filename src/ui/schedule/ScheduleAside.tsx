import { featured } from '#machines/live/live.resources.ts';
import { splitBookings } from '#domain/live/booking.ts';
import { useMessages } from '../hooks/useMessages.ts';
import { useResource } from '../hooks/useResource.ts';
import { Tickets } from '../matches/Tickets.tsx';
import { LiveCard } from '../matches/LiveCard.tsx';
import { useBookings } from '../matches/useBookings.ts';
import { Link } from '../parts/Link.tsx';
import * as styles from './ScheduleScreen.css.ts';

/** Beside the list: two rooms that are on, and the next tickets. */
export const ScheduleAside = () => {
  const t = useMessages('schedule');
  const { value } = useResource(featured, { status: 'live', pageSize: 12 });
  const rooms = (value ?? [])
    .filter(
      (match, i, all) => match.roomId !== null && all.findIndex((one) => one.liveModeId === match.liveModeId) === i,
    )
    .slice(0, 2);
  const { bookings } = useBookings();
  const { upcoming } = splitBookings(bookings);
  return (
    <aside className={styles.aside}>
      {rooms.length > 0 && (
        <>
          <h2 className={styles.asideTitle}>{t('onNow')}</h2>
          <div className={styles.stack}>
            {rooms.map((match) => (
              <LiveCard key={match.fixtureId} match={match} />
            ))}
          </div>
        </>
      )}
      {upcoming.length > 0 && (
        <>
          <h2 className={styles.asideTitle}>
            {t('tickets')}
            <Link to="/lich-truc-tiep/dat-lich-cua-ban" className={styles.asideLink}>
              {t('seeAllCount', { count: upcoming.length })}
            </Link>
          </h2>
          <div className={styles.stack}>
            <Tickets bookings={upcoming.slice(0, 2)} />
          </div>
        </>
      )}
    </aside>
  );
};
