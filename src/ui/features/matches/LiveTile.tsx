import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { parseScore } from '#domain/match/score.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Face, Faces } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { Watching } from '../../kit/Watching.tsx';
import * as styles from './LiveTile.css.ts';
import { Moving } from './Moving.tsx';
import { phaseText, whenOf } from './when.ts';

interface LiveTileProps {
  readonly match: Match;
  /** `lead` is the large first one; `tile` is a row on a phone; `row` is one everywhere, and its picture stands still. */
  readonly look: 'lead' | 'tile' | 'row';
}

interface BoardSideProps {
  readonly side: Side;
  readonly score: number | null;
  readonly large: boolean;
}

const BoardSide = ({ side, score, large }: BoardSideProps) => (
  <span className={styles.side}>
    <Edge side={side} className={styles.edge} />
    <Crest side={side} size={large ? 32 : 20} />
    <span className={styles.name}>{side.name}</span>
    {score !== null && (
      <span className={styles.score}>
        <Figure size={large ? 34 : 26}>{score}</Figure>
      </span>
    )}
  </span>
);

const Sides = ({ match, large }: { readonly match: Match; readonly large: boolean }) => {
  const [home, away] = parseScore(match.score ?? '');
  const shown = match.score !== null;
  if (!hasSides(match))
    return (
      <span className={styles.side}>
        <i className={styles.edge} />
        <span className={styles.name}>{matchTitle(match)}</span>
      </span>
    );
  return (
    <>
      <BoardSide side={match.localteam} score={shown ? home : null} large={large} />
      <BoardSide side={match.visitorteam} score={shown ? away : null} large={large} />
    </>
  );
};

/** A room that is on: picture, board, viewers and commentators; pressed anywhere it opens. */
export const LiveTile = ({ match, look }: LiveTileProps) => {
  const t = useWords('schedule');
  const when = whenOf(match, useZone(), t);
  const path = roomPath(match);
  if (path === null) return null;
  const watching = match.watching ?? 0;
  const [speaker] = match.users;
  const words = phaseText(match, t);
  return (
    <Link to={path} className={styles.tile} data-look={look}>
      <span className={styles.picture}>
        {match.poster && (
          <img
            className={styles.still}
            {...stillImage(match.poster, look === 'lead' ? 'lead' : 'tile')}
            alt=""
            width={640}
            height={360}
            decoding="async"
            {...(look === 'lead' ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          />
        )}
        {match.clip && look !== 'row' && <Moving clip={match.clip} on="intent" />}
        <span className={styles.badge}>
          <LiveBadge small>{t('status.live')}</LiveBadge>
        </span>
        {watching > 0 && (
          <span className={styles.viewers}>
            <Watching count={watching} label={t('viewers', { count: kmCount(watching) })} />
          </span>
        )}
        {speaker && (
          <span className={styles.face}>
            <Face user={speaker} size={20} />
          </span>
        )}
      </span>
      <span className={styles.board}>
        <span className={styles.sides}>
          <Sides match={match} large={look === 'lead'} />
        </span>
        <span className={styles.minute}>
          {when.figures && <Figure size={look === 'lead' ? 34 : 26}>{when.text}</Figure>}
          {(!when.figures || words) && (
            <small className={when.figures ? styles.words : undefined}>{words || when.text}</small>
          )}
        </span>
        {look === 'lead' && (
          <span className={styles.call}>
            <span {...buttonLook({ tone: 'board' })}>{t('enter')}</span>
          </span>
        )}
      </span>
      <span className={styles.foot}>
        <Faces users={match.users} size={22} />
        <b className={styles.cut}>{match.users.map(({ displayName }) => displayName).join(', ')}</b>
        <span className={styles.league}>{[match.leagueName, match.round].filter(Boolean).join(', ')}</span>
      </span>
    </Link>
  );
};
