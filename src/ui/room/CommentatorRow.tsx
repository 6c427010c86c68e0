import { Suspense } from 'react';
import { matchStatus } from '#domain/match/matchStatus.ts';
import { roomPath } from '#domain/room/roomAddress.ts';
import type { Room } from '#domain/match/match.ts';
import { hrefOf } from '#domain/routing/routes.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../hooks/useWords.ts';
import { Face } from '../kit/Face.tsx';
import { lazyPart } from '../kit/lazyPart.tsx';
import { Link } from '../kit/Link.tsx';
import { Rows } from '../kit/Rows.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { cut } from '../theme/text.css.ts';
import { LateActs } from './LateActs.tsx';
import { streamsOf } from './picture.ts';
import { useHeard } from './useHeard.ts';
import * as styles from './CommentatorRow.css.ts';

const StateLine = lazyPart(() => import('./StateLine.tsx'));

type Rooms = Pick<
  Room,
  | 'fixtureId'
  | 'users'
  | 'liveModeId'
  | 'home'
  | 'away'
  | 'title'
  | 'roomId'
  | 'status'
  | 'startTime'
  | 'note'
  | 'noteAt'
>;

/** The room's commentator, and the other rooms of the same match. */
export const CommentatorRow = ({ room, small }: { readonly room: Rooms; readonly small?: boolean }) => {
  const t = useWords('room');
  const [current, ...others] = room.users;
  const heard = useHeard(room.roomId);
  const status = matchStatus(room.status);
  const stopped = (status === 'interrupted' || status === 'suspended') && streamsOf(room).length > 0;
  return (
    <>
      {stopped && (
        <Suspense>
          <StateLine room={room} />
        </Suspense>
      )}
      <div className={styles.row} role="group" aria-label={t('commentators')} data-small={small || undefined}>
        {current ? (
          <Link className={styles.current} to={hrefOf('profile', { id: current.userId })}>
            <Face user={current} size={small ? 30 : 38} />
            <span className={cut}>
              {!small && <span className={styles.listening}>{t(heard ? 'nowHearing' : 'commentates')}</span>}
              <b className={styles.name}>
                <span className={cut}>{small ? current.displayName : t('blv', { name: current.displayName })}</span>
                {heard && (
                  <span className={styles.voice}>
                    <Rows lit={3} size={14} />
                  </span>
                )}
              </b>
            </span>
          </Link>
        ) : (
          <span className={styles.listening}>{t('noCommentator')}</span>
        )}
        {current && <LateActs key={current.userId} of={small ? 'small' : 'speaker'} room={room} />}
        <span className={styles.gap} />
        {!small && others.length > 0 && <span className={styles.listening}>{t('switchTo')}</span>}
        <div className={styles.others}>
          {others.map((user) => {
            const path = roomPath({ ...room, roomId: user.roomId });
            return (
              path && (
                <Link key={user.roomId} to={path} replace className={styles.other}>
                  <Face user={user} size={28} />
                  <VisuallyHidden>{t('switchTo')}</VisuallyHidden>
                  <span className={styles.otherName}>
                    {user.displayName}
                    {!small && user.watching !== undefined && <span>{kmCount(user.watching)}</span>}
                  </span>
                </Link>
              )
            );
          })}
        </div>
      </div>
    </>
  );
};
