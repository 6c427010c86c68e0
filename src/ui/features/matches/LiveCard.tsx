import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { parseScore } from '#domain/match/score.ts';
import { kmCount } from '#domain/shared/count.ts';
import { modeById } from '#domain/schedule/mode.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Face } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { Watching } from '../../kit/Watching.tsx';
import * as styles from './LiveCard.css.ts';

/** A live room as a picture with its score; with `layout` rail the picture is at the left on wide screens. */
export const LiveCard = ({ match, layout = 'card' }: { readonly match: Match; readonly layout?: 'card' | 'rail' }) => {
  const t = useWords('schedule');
  const path = roomPath(match);
  const mode = modeById(match.liveModeId);
  const commentator = match.users[0];
  const sides = hasSides(match);
  const [home, away] = parseScore(match.score ?? '');
  const watching = match.watching ?? 0;
  const kind = mode ? t(`modes.${mode.slug}`) : '';
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
        <span className={styles.lines}>
          <b className={styles.cut}>{sides ? match.home : matchTitle(match)}</b>
          {sides && match.score !== null && <Figure size={17}>{home}</Figure>}
        </span>
        {sides ? (
          <span className={styles.lines}>
            <b className={styles.cut}>{match.away}</b>
            {match.score !== null && <Figure size={17}>{away}</Figure>}
          </span>
        ) : (
          match.note && <span className={styles.note}>{match.note}</span>
        )}
        <span className={styles.meta}>
          <span className={styles.cut}>{sides && match.note ? `${kind}, ${match.note}` : kind}</span>
          {watching > 0 && <Watching count={watching} label={t('viewers', { count: kmCount(watching) })} />}
        </span>
      </span>
    </Link>
  );
};
