import type { ReactNode } from 'react';
import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match, type Side } from '#domain/match/match.ts';
import { stillImage } from '#domain/match/still.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { buttonLook } from '../../kit/Button.tsx';
import { Crest, Edge } from '../../kit/Crest.tsx';
import { Face, Faces } from '../../kit/Face.tsx';
import { Figure } from '../../kit/Figure.tsx';
import { Link } from '../../kit/Link.tsx';
import { LiveBadge } from '../../kit/LiveBadge.tsx';
import { scoreFigure } from '../../kit/scoreFigure.tsx';
import { Watching } from '../../kit/Watching.tsx';
import { WithGlance } from '../../shared/glance/WithGlance.tsx';
import * as styles from './LiveTile.css.ts';
import { Moving } from '../../shared/moving/Moving.tsx';
import { phaseText, whenOf } from './when.ts';

interface LiveTileProps {
  readonly match: Match;
  /** `lead` is the large first one; `tile` is a row on a phone; `row` is one everywhere, and its picture stands still. */
  readonly look: 'lead' | 'tile' | 'row';
}

type Pair<A> = readonly [home: A, away: A];

interface BoardSideProps {
  readonly side: Side;
  /** A figure, or the tile in place of one; null where there is none. */
  readonly score: ReactNode;
  readonly children: ReactNode;
  readonly large: boolean;
}

const BoardSide = ({ side, score, large, children }: BoardSideProps) => (
  <span className={styles.side}>
    <Edge side={side} className={styles.edge} />
    <Crest side={side} size={large ? 32 : 20} />
    <span className={styles.name}>{side.name}</span>
    {children}
    {score && <span className={styles.score}>{score}</span>}
  </span>
);

interface TileSidesProps {
  readonly match: Match;
  readonly score: Pair<number> | null;
  readonly large: boolean;
  /** Before each score. */
  readonly before?: Pair<ReactNode>;
}

/** The two sides of a tile with their scores, or the title of a match that has none. */
export const TileSides = ({ match, score, large, before = [null, null] }: TileSidesProps) => {
  if (!hasSides(match))
    return (
      <span className={styles.side}>
        <i className={styles.edge} />
        <span className={styles.name}>{matchTitle(match)}</span>
      </span>
    );
  const figureOf = scoreFigure(match, score, { size: large ? 34 : 26 });
  return (
    <>
      <BoardSide side={match.localteam} score={figureOf(0)} large={large}>
        {before[0]}
      </BoardSide>
      <BoardSide side={match.visitorteam} score={figureOf(1)} large={large}>
        {before[1]}
      </BoardSide>
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
  const large = look === 'lead';
  const plain = (
    <>
      <span className={styles.sides}>
        <TileSides match={match} score={shownScore(match)} large={large} />
      </span>
      <span className={styles.minute}>
        {when.figures && <Figure size={large ? 34 : 26}>{when.text}</Figure>}
        {(!when.figures || words) && (
          <small className={when.figures ? styles.words : undefined}>{words || when.text}</small>
        )}
      </span>
    </>
  );
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
        <WithGlance place="tile" {...{ match, plain, large }} />
        {look === 'lead' && (
          <span className={styles.call}>
            <span {...buttonLook({ tone: 'board' })}>{t('enter')}</span>
          </span>
        )}
      </span>
      <span className={styles.foot}>
        <Faces users={match.users} size={22} />
        <b className={styles.cut}>{match.users.map(({ displayName }) => displayName).join(', ')}</b>
        <span className={styles.league}>
          {hasSides(match) ? [match.leagueName, match.round].filter(Boolean).join(', ') : matchTitle(match)}
        </span>
      </span>
    </Link>
  );
};
