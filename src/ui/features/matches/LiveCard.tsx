import { roomPath } from '#domain/room/roomAddress.ts';
import type { Match } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { WithGlance } from '../../shared/glance/WithGlance.tsx';
import { CardText } from './CardText.tsx';
import * as styles from './LiveCard.css.ts';

/** A live room as a picture with its score; with `layout` rail the picture is at the left on wide screens. */
export const LiveCard = ({ match, layout = 'card' }: { readonly match: Match; readonly layout?: 'card' | 'rail' }) => {
  const t = useWords('schedule');
  const path = roomPath(match);
  const commentator = match.users[0];
  if (path === null) return null;
  return (
    <Link to={path} className={styles.card} data-layout={layout}>
      <span className={styles.picture}>
        {match.poster && (
          <img
            className={styles.still}
            {...stillImage(match.poster, 'card')}
            alt=""
            loading="lazy"
            decoding="async"
            width={320}
            height={180}
          />
        )}
        <span className={styles.badge}>
          <LiveBadge small>{t('status.live')}</LiveBadge>
        </span>
        {commentator && (
          <span className={styles.face}>
            <Face user={commentator} size={24} />
          </span>
        )}
      </span>
      <span className={styles.text}>
        <WithGlance place="card" match={match} plain={<CardText match={match} />} />
      </span>
    </Link>
  );
};
