import type { ReactNode } from 'react';
import type { Room } from '#domain/match/match.ts';
import { hasSides, matchTitle } from '#domain/match/match.ts';
import { matchStatus, showsScore } from '#domain/match/matchStatus.ts';
import { parseScore } from '#domain/match/score.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest, Edge } from '../kit/Crest.tsx';
import { figure } from '../kit/Figure.css.ts';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { cut } from '../theme/text.css.ts';
import { boardClock } from '../shared/boardClock.ts';
import { RollingFigure } from './RollingFigure.tsx';
import * as styles from './ScoreBoard.css.ts';

export type BoardMatch = Pick<
  Room,
  'home' | 'away' | 'title' | 'localteam' | 'visitorteam' | 'status' | 'score' | 'startTime' | 'liveModeId' | 'note'
>;
/** `slim` is the 34 px board on a phone's side, `phone` the 48 px one, `wide` 68, `theater` 74 and `full` 90. */
export type BoardSize = 'slim' | 'phone' | 'wide' | 'theater' | 'full';
interface ScoreBoardProps {
  readonly match: BoardMatch;
  readonly zone: string;
  readonly size: BoardSize;
  /** Content at the right end. */
  readonly children?: ReactNode;
}

/** The scoreboard below the video: dark in both themes, with bright figures while the match is live. */
export const ScoreBoard = ({ match, zone, size, children }: ScoreBoardProps) => {
  const clock = boardClock(match, zone);
  const small = size === 'slim' || size === 'phone';
  return (
    <div className={styles.board} data-theme="dark" data-size={size} data-live={clock.live || undefined}>
      <Clock clock={clock} small={!small} />
      {hasSides(match) ? (
        <Sides match={match} crest={small ? (size === 'slim' ? 20 : 24) : 40} />
      ) : (
        <div className={styles.solo}>
          <span className={cut}>{matchTitle(match)}</span>
          {match.note && <span className={styles.note}>{match.note}</span>}
        </div>
      )}
      <div className={styles.end}>{children}</div>
    </div>
  );
};

const Clock = ({ clock, small }: { readonly clock: ReturnType<typeof boardClock>; readonly small: boolean }) => {
  const t = useWords('room');
  const word = clock.word && (clock.word === 'halfTime' && !small ? 'halfTimeShort' : clock.word);
  return (
    <div className={styles.clock}>
      {clock.figures && (
        <b className={`${figure} ${styles.minute}`} data-struck={clock.struck}>
          {clock.figures}
        </b>
      )}
      {word && (small || !clock.figures) && (
        <small className={styles.period} data-alone={!clock.figures || undefined}>
          {t(word)}
        </small>
      )}
    </div>
  );
};

const Sides = ({ match, crest }: { readonly match: BoardMatch; readonly crest: number }) => {
  const t = useWords('room');
  const [home, away] = parseScore(match.score ?? '');
  const scored = showsScore(matchStatus(match.status)) && match.score !== null;
  return (
    <>
      <div className={styles.side} data-side="home">
        <span className={styles.name} title={match.home}>
          {match.home}
        </span>
        <Crest side={match.localteam} size={crest} />
      </div>
      <div className={`${figure} ${styles.score}`} aria-hidden="true">
        <Edge className={styles.edge} side={match.localteam} />
        {scored && <RollingFigure value={home} />}
        <i className={styles.dash}>–</i>
        {scored && <RollingFigure value={away} />}
        <Edge className={styles.edge} side={match.visitorteam} />
      </div>
      <div className={styles.side}>
        <Crest side={match.visitorteam} size={crest} />
        <span className={styles.name} title={match.away}>
          {match.away}
        </span>
      </div>
      <VisuallyHidden>
        {scored
          ? t('score', { home: match.home, homeScore: home, away: match.away, awayScore: away })
          : t('against', { home: match.home, away: match.away })}
      </VisuallyHidden>
    </>
  );
};
