import type { Fixture } from '#domain/football/fixture.ts';
import type { Commentator, Room } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import { kmCount } from '#domain/shared/count.ts';
import { room } from '#machines/schedule/schedule.resources.ts';
import { useResource } from '../../hooks/useResource.ts';
import { useWords } from '../../hooks/useWords.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Face } from '../../kit/Face.tsx';
import { Failed } from '../../kit/Failed.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { Skeleton } from '../../kit/Skeleton.tsx';
import { Watching } from '../../kit/Watching.tsx';
import { cut } from '../../theme/text.css.ts';
import * as page from './MatchPage.css.ts';
import { SafeCover } from './SafeCover.tsx';
import * as styles from './WatchBlock.css.ts';

/** MC-11: the rooms of a match with their commentators, before any number; nothing where it has none. */
export const WatchBlock = ({ fixture }: { readonly fixture: Fixture }) =>
  fixture.roomId === undefined || fixture.status === 'cancel' ? null : (
    <Rooms fixture={fixture} roomId={fixture.roomId} />
  );

/** The one with most viewers first, as long as nobody's number is known to be higher. */
const byViewers = (users: readonly Commentator[]): readonly Commentator[] =>
  users.toSorted((a, b) => (b.watching ?? 0) - (a.watching ?? 0));

const Rooms = ({ fixture, roomId }: { readonly fixture: Fixture; readonly roomId: string }) => {
  const t = useWords('match');
  const { value, failure, busy, retry } = useResource(room, { roomId });
  const ended = fixture.status === 'ended';
  const title = t(fixture.hidden && ended ? 'hidden.safe' : ended ? 'watch.again' : 'watch.title');
  return (
    <section className={`${page.section} ${styles.watch}`} aria-labelledby="match-rooms">
      <div className={page.head}>
        <h2 className={page.title} id="match-rooms">
          {title}
        </h2>
        {value && value.users.length > 1 && (
          <span className={styles.count}>{t.tn('watch.rooms', value.users.length)}</span>
        )}
      </div>
      {failure && !value && (
        <Failed failure={failure} onRetry={retry} busy={busy}>
          {t('watch.failed')}
        </Failed>
      )}
      {!failure && !value && <Skeleton height={196} />}
      {value && <Known fixture={fixture} room={value} />}
    </section>
  );
};

const Known = ({ fixture, room: open }: { readonly fixture: Fixture; readonly room: Room }) => {
  const t = useWords('match');
  const users = byViewers(open.users);
  const [first] = users;
  const { status } = fixture;
  const pathOf = (roomId: string) => roomPath({ ...open, roomId });
  const main = pathOf(first?.roomId ?? open.roomId ?? '');
  if (main === null) return null;
  return (
    <>
      {fixture.hidden && status === 'ended' ? (
        <SafeCover fixture={fixture} />
      ) : (
        <Picture room={open} status={status} to={main} />
      )}
      {users.length === 0 && <p className={page.note}>{t('watch.none')}</p>}
      <ul className={styles.people}>
        {users.map((user, i) => (
          <Person key={user.roomId} user={user} first={i === 0} live={status === 'live'} to={pathOf(user.roomId)} />
        ))}
      </ul>
      {status === 'ended' && <p className={page.note}>{t('watch.againFact')}</p>}
      {status === 'upcoming' && <p className={page.note}>{t('watch.coming')}</p>}
      <Link to={main} {...buttonLook({ tone: status === 'live' ? 'primary' : 'quiet', size: 'l' })}>
        {status === 'ended' && <Icon name="play" size={18} filled />}
        {status === 'ended'
          ? t('watch.toRoom')
          : first
            ? t('watch.enter', { name: first.displayName })
            : t('watch.enterPlain')}
      </Link>
    </>
  );
};

interface PictureProps {
  readonly room: Room;
  readonly status: Fixture['status'];
  readonly to: string;
}

/** A still of the stream, as the way in. */
const Picture = ({ room: { poster }, status, to }: PictureProps) => {
  const schedule = useWords('schedule');
  if (!poster || status === 'upcoming') return null;
  return (
    <Link className={styles.picture} to={to} tabIndex={-1} aria-hidden="true">
      {/* The largest picture of a phone's first screen, decoded with its first frame and not after it. */}
      <img {...stillImage(poster, 'tile')} alt="" width={640} height={360} fetchPriority="high" />
      {status === 'live' ? (
        <span className={styles.badge}>
          <LiveBadge small>{schedule('status.live')}</LiveBadge>
        </span>
      ) : (
        <span className={styles.play}>
          <Icon name="play" size={24} filled />
        </span>
      )}
    </Link>
  );
};

interface PersonProps {
  readonly user: Commentator;
  readonly first: boolean;
  readonly live: boolean;
  readonly to: string | null;
}

const Person = ({ user, first, live, to }: PersonProps) => {
  const t = useWords('match');
  const schedule = useWords('schedule');
  const { watching = 0, displayName: name } = user;
  return (
    <li className={styles.person}>
      <Face user={user} size={36} />
      <span className={styles.who}>
        <b className={cut}>{schedule('commentator', { name })}</b>
        {first && live && watching > 0 && <small className={styles.quiet}>{t('watch.first')}</small>}
      </span>
      {live && watching > 0 && <Watching count={watching} label={t('watch.viewers', { count: kmCount(watching) })} />}
      {!first && live && to !== null && (
        <Link to={to} {...buttonLook({ size: 's' })} aria-label={t('watch.listenTo', { name })}>
          {t('watch.listen')}
        </Link>
      )}
    </li>
  );
};
