import { splitBookings } from '#domain/bookings/booking.ts';
import { useHydrated } from '../hooks/useHydrated.ts';
import { useWords } from '../hooks/useWords.ts';
import { TICKET_HEIGHT, Tickets } from '../features/matches/Tickets.tsx';
import { useBookings } from '../features/matches/useBookings.ts';
import { forGuests, forMembers } from '../kit/forWhom.css.ts';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import * as home from './HomeScreen.css.ts';
import * as styles from './HomeTickets.css.ts';

/** The next three tickets, or an explanation of tickets. */
export const HomeTickets = () => {
  const t = useWords('home');
  const words = useWords('schedule');
  const { bookings, loaded, loggedIn } = useBookings();
  const hydrated = useHydrated();
  const { upcoming } = splitBookings(bookings);
  return (
    <section
      className={home.tickets}
      data-for={hydrated ? (loggedIn ? 'member' : 'guest') : undefined}
      aria-labelledby="home-tickets"
    >
      <div className={home.head}>
        <h2 id="home-tickets" className={home.headTitle}>
          {words('tickets')}
        </h2>
        {upcoming.length > 0 && (
          <Link to="/lich-truc-tiep/dat-lich-cua-ban" className={home.headLink}>
            {words('seeAllCount', { count: upcoming.length })}
          </Link>
        )}
      </div>
      <div className={home.stack}>
        {((loggedIn && !loaded) || !hydrated) && (
          <div className={hydrated ? undefined : forMembers}>
            <Skeleton height={TICKET_HEIGHT} />
          </div>
        )}
        <Tickets bookings={upcoming.slice(0, 3)} />
        {(loaded || !loggedIn) && upcoming.length === 0 && (
          <div className={hydrated ? styles.blank : `${styles.blank} ${forGuests}`}>
            <b>{t('ticketTitle')}</b>
            <span>{t('ticketHint')}</span>
          </div>
        )}
      </div>
    </section>
  );
};
