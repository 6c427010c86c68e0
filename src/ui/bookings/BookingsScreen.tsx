import { clashes, isBookable, splitBookings } from '#domain/bookings/booking.ts';
import { leadOf } from '#domain/bookings/reminder.ts';
import { matchTitle, type Booking } from '#domain/match/match.ts';
import { takeCalendarAddress } from '#machines/bookings/bookings.acts.ts';
import { useWords } from '../hooks/useWords.ts';
import { useNow } from '../hooks/useNow.ts';
import { BookingTicket } from '../features/matches/BookingTicket.tsx';
import { CalendarButton } from '../features/matches/CalendarButton.tsx';
import { LeadField } from '../features/matches/LeadField.tsx';
import { MatchSheetProvider } from '../features/matches/MatchSheetProvider.tsx';
import { useBooking, useBookings } from '../features/matches/useBookings.ts';
import { useDefaultLead } from '../features/matches/useDefaultLead.ts';
import { Button, buttonLook } from '../kit/Button.tsx';
import { Empty } from '../kit/Empty.tsx';
import { Failed } from '../kit/Failed.tsx';
import { GuestGate, GuestNotice } from '../kit/GuestGate.tsx';
import { Icon } from '../kit/Icon.tsx';
import { Link } from '../kit/Link.tsx';
import { Skeleton } from '../kit/Skeleton.tsx';
import { CalendarFeed } from '../shared/CalendarFeed.tsx';
import { ReminderPlace } from './ReminderPlace.tsx';
import * as styles from './BookingsScreen.css.ts';

const UpcomingTicket = ({ booking, clash }: { readonly booking: Booking; readonly clash: boolean }) => {
  const t = useWords('booking');
  const now = useNow(60_000);
  const { toggle } = useBooking();
  const usualLead = useDefaultLead();
  const { match } = booking;
  return (
    <li>
      <BookingTicket booking={booking}>
        {isBookable(match, now) && <LeadField booking={booking} />}
        <CalendarButton match={match} leadMin={leadOf(booking, usualLead)} />
        <Button
          tone="plain"
          size="s"
          aria-label={`${t('bookings.remove')}: ${matchTitle(match)}`}
          onClick={() => void toggle(match, false)}
        >
          <Icon name="x" />
          {t('bookings.remove')}
        </Button>
      </BookingTicket>
      {clash && (
        <p className={styles.clash}>
          <Icon name="triangle-alert" />
          {t('bookings.clash')}
        </p>
      )}
    </li>
  );
};

const waiting = (
  <ul className={styles.tickets} aria-hidden="true">
    {[0, 1, 2].map((i) => (
      <li key={i}>
        <Skeleton height={118} />
      </li>
    ))}
  </ul>
);

/** The member's bookings: upcoming ones with their actions, and past ones. */
export default function BookingsScreen() {
  const t = useWords('booking');
  const guest = (
    <GuestNotice fact={t('bookings.loginHint')} enter={t('bookings.login')} intent={{ kind: 'bookings' }}>
      {t('bookings.none')}
    </GuestNotice>
  );
  return (
    <MatchSheetProvider>
      <div className={styles.page}>
        <h1 className={styles.title}>{t('bookings.title')}</h1>
        <GuestGate {...{ waiting, guest }}>{() => <Booked />}</GuestGate>
      </div>
    </MatchSheetProvider>
  );
}

const Booked = () => {
  const t = useWords('booking');
  const { bookings, failure, busy, loaded, retry } = useBookings();
  const { set } = useBooking();
  const { upcoming, past } = splitBookings(bookings);
  const overlapping = clashes(upcoming);

  const content = () => {
    if (failure && !loaded) return <Failed failure={failure} onRetry={retry} busy={busy} />;
    if (!loaded) return waiting;
    if (bookings.length === 0)
      return (
        <Empty
          fact={t('bookings.noneHint')}
          action={
            <Link to="/lich-truc-tiep" {...buttonLook({ tone: 'primary' })}>
              {t('bookings.browse')}
            </Link>
          }
        >
          {t('bookings.none')}
        </Empty>
      );
    return (
      <>
        <h2 className={styles.section}>{t('bookings.upcoming')}</h2>
        {upcoming.length === 0 && <p className={styles.hint}>{t('bookings.noneHint')}</p>}
        <ul className={styles.tickets}>
          {upcoming.map((booking) => (
            <UpcomingTicket key={booking.bookingId} booking={booking} clash={overlapping.has(booking.bookingId)} />
          ))}
        </ul>
        {past.length > 0 && (
          <>
            <div className={styles.pastHead}>
              <h2 className={styles.section}>{t('bookings.past')}</h2>
              <Button
                tone="plain"
                size="s"
                onClick={() => void Promise.all(past.map((booking) => set(booking.match, false)))}
              >
                {t('bookings.removePast')}
              </Button>
            </div>
            <ul className={styles.tickets} data-past>
              {past.map((booking) => (
                <li key={booking.bookingId}>
                  <BookingTicket booking={booking} />
                </li>
              ))}
            </ul>
          </>
        )}
      </>
    );
  };

  return (
    <>
      <ReminderPlace />
      {content()}
      {/* Shown only with the list: before that, the list would move it. */}
      {(loaded || failure) && (
        <CalendarFeed
          take={takeCalendarAddress}
          title={t('feed.title')}
          about={t('feed.about')}
          secret={t('feed.secret')}
        />
      )}
    </>
  );
};
