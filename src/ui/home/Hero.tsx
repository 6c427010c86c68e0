import { roomPath } from '#domain/room/roomAddress.ts';
import { hasSides, matchTitle, type Match } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { stillImage } from '#domain/match/still.ts';
import { kmCount } from '#domain/shared/count.ts';
import { useWords } from '../hooks/useWords.ts';
import { useZone } from '../hooks/useZone.ts';
import { phaseText, whenOf } from '../features/matches/when.ts';
import { buttonLook } from '../kit/Button.tsx';
import { Crest, Edge } from '../kit/Crest.tsx';
import { Faces } from '../kit/Face.tsx';
import { Figure } from '../kit/Figure.tsx';
import { Link } from '../kit/Link.tsx';
import { LiveBadge } from '../kit/LiveBadge.tsx';
import { scoreFigure } from '../kit/scoreFigure.tsx';
import { Watching } from '../kit/Watching.tsx';
import * as styles from './Hero.css.ts';

const BoardSide = ({ match, at }: { readonly match: Match; readonly at: 0 | 1 }) => {
  const side = at === 0 ? match.localteam : match.visitorteam;
  const score = scoreFigure(match, shownScore(match), { size: 50 })(at);
  return (
    <span className={styles.side}>
      <Edge side={side} className={styles.edge} />
      <Crest side={side} size={36} />
      <span className={styles.team}>{side.name}</span>
      {score && <span className={styles.score}>{score}</span>}
    </span>
  );
};

/** The featured room: its picture with the scoreboard in front; pressed anywhere it opens. */
export const Hero = ({ match }: { readonly match: Match }) => {
  const t = useWords('home');
  const schedule = useWords('schedule');
  const when = whenOf(match, useZone(), schedule);
  const sides = hasSides(match);
  const path = roomPath(match);
  const watching = match.watching ?? 0;
  if (path === null) return null;
  return (
    <Link to={path} className={styles.all}>
      {match.poster && (
        <img
          className={styles.still}
          {...stillImage(match.poster, 'lead')}
          alt=""
          width={1280}
          height={720}
          fetchPriority="high"
        />
      )}
      <span className={styles.top}>
        <LiveBadge>{schedule('status.live')}</LiveBadge>
        {watching > 0 && (
          <span className={styles.chip}>
            <Watching count={watching} label={t('watching', { count: kmCount(watching) })} full />
          </span>
        )}
      </span>
      <span className={styles.frame}>
        <span className={styles.head}>{[match.leagueName, match.round].filter(Boolean).join(', ')}</span>
        <span className={styles.sides}>
          {sides ? (
            <>
              <BoardSide match={match} at={0} />
              <BoardSide match={match} at={1} />
            </>
          ) : (
            <span className={styles.side}>
              <i className={styles.edge} />
              <span className={styles.team}>{matchTitle(match)}</span>
            </span>
          )}
        </span>
        <span className={styles.minute}>
          {when.figures ? <Figure size={44}>{when.text}</Figure> : <b>{when.text}</b>}
          <small>{phaseText(match, schedule)}</small>
        </span>
        <span className={styles.call}>
          <span {...buttonLook({ tone: 'board', size: 'l' })}>{t('enter')}</span>
          <span className={styles.speakers}>
            <Faces users={match.users} size={22} />
            {schedule.tn('commentators', match.users.length)}
          </span>
        </span>
      </span>
    </Link>
  );
};
