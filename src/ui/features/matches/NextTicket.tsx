import { roomPath } from '#domain/room/roomAddress.ts';
import { nextTicket } from '#domain/bookings/booking.ts';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { useNow } from '../../hooks/useNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Faces } from '../../kit/Face.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { StubText } from './BookingTicket.tsx';
import * as tile from './LiveTile.css.ts';
import { TileSides } from './LiveTile.tsx';
import * as styles from './NextTicket.css.ts';
import { useBookings } from './useBookings.ts';

const UPCOMING = '/lich-truc-tiep/dat-lich-cua-ban';

interface NextTicketProps {
  readonly look: 'tile' | 'row';
  /** Of which mode; of all where it is absent. */
  readonly liveModeId?: string | undefined;
  /** The fixture whose room is open. */
  readonly butFor?: string;
}

/** V-14: the next match that the viewer booked, as the last of the rooms that are on; its place is kept while it is not known. */
export default function NextTicket({ look, liveModeId, butFor }: NextTicketProps) {
  const { bookings, loaded, loggedIn } = useBookings();
  const booking = nextTicket(bookings, useNow(60_000), liveModeId);
  if (loggedIn && !loaded)
    return (
      <li className={styles.waiting} data-look={look}>
        <Skeleton height="100%" />
      </li>
    );
  if (!booking || booking.fixtureId === butFor) return null;
  return (
    <li>
      <TicketTile match={booking.match} look={look} />
    </li>
  );
}

const TicketTile = ({ match, look }: { readonly match: Match } & Pick<NextTicketProps, 'look'>) => {
  const t = useWords('schedule');
  const words = useWords('roomOrder');
  return (
    <Link to={roomPath(match) ?? UPCOMING} className={tile.tile} data-look={look}>
      <span className={`${tile.picture} ${styles.time}`}>
        <span className={styles.next}>{words('next')}</span>
        <StubText match={match} />
      </span>
      <span className={`${tile.board} ${styles.whole}`}>
        <span className={tile.sides}>
          <TileSides match={match} score={null} large={false} />
        </span>
      </span>
      <span className={tile.foot}>
        <Faces users={match.users} size={22} />
        <b className={tile.cut}>{match.users.map(({ displayName }) => displayName).join(', ')}</b>
        <span className={tile.league}>{hasSides(match) ? match.leagueName : matchTitle(match)}</span>
        <span {...buttonLook({ tone: 'quiet', size: 's' })}>
          <Icon name="ticket" size={16} />
          {t('booked')}
        </span>
      </span>
    </Link>
  );
};
