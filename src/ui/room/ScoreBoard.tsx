import { use, type ReactNode } from 'react';
import { boardSportOf } from '#domain/match/board/boardSport.ts';
import { hasSides, matchTitle } from '#domain/match/match.ts';
import { shownScore } from '#domain/match/shownScore.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest, Edge } from '../kit/Crest.tsx';
import { figure } from '../kit/Figure.css.ts';
import { Unlit } from '../kit/Unlit.tsx';
import { VisuallyHidden } from '../kit/VisuallyHidden.tsx';
import { cut } from '../theme/text.css.ts';
import { boardClock } from '../shared/boardClock.ts';
import { isSmall, type BoardMatch, type BoardSize, type ScoreBoardProps } from './board/boardProps.ts';
import { SportPartsContext } from './board/sportParts.ts';
import { RollingFigure } from './RollingFigure.tsx';
import * as styles from './ScoreBoard.css.ts';

/** The scoreboard below the video: that of the room's sport, if it has one. */
export const ScoreBoard = (props: ScoreBoardProps) => {
  const parts = use(SportPartsContext);
  const fits = parts !== null && boardSportOf(props.match.liveModeId) === parts.sport;
  return fits ? <parts.Board {...props} /> : <PlainBoard {...props} />;
};

interface PlainBoardProps extends ScoreBoardProps {
  /** In place of the minute or the kick-off. */
  readonly clock?: ReactNode;
}

/** Clock, sides and score: dark in both themes, with bright figures while the match is live. */
export const PlainBoard = ({ match, zone, size, clock: own, under, children }: PlainBoardProps) => {
  const clock = boardClock(match, zone);
  return (
    <div
      className={styles.board}
      data-theme="dark"
      data-size={size}
      data-live={clock.live || undefined}
      data-own={own ? '' : undefined}
    >
      {own ?? <Clock clock={clock} small={isSmall(size)} />}
      {hasSides(match) ? (
        <Sides match={match} crest={crestSize(size, own !== undefined)} under={under} />
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
  const word = clock.word && (clock.word === 'halfTime' && small ? 'halfTimeShort' : clock.word);
  return (
    <div className={styles.clock}>
      {clock.figures && (
        <b className={`${figure} ${styles.minute}`} data-struck={clock.struck}>
          {clock.figures}
        </b>
      )}
      {word && (!small || !clock.figures) && (
        <small className={styles.period} data-alone={!clock.figures || undefined}>
          {t(word)}
        </small>
      )}
    </div>
  );
};

const crestSize = (size: BoardSize, own: boolean): number => {
  if (size === 'phone') return own ? 0 : 24;
  return size === 'slim' ? 20 : 40;
};

interface SidesProps {
  readonly match: BoardMatch;
  /** In CSS pixels; 0 where a board with more to say has no room for crests. */
  readonly crest: number;
  readonly under: PlainBoardProps['under'];
}
const Sides = ({ match, crest, under }: SidesProps) => {
  const t = useWords('room');
  const score = shownScore(match);
  return (
    <>
      <div className={styles.side} data-side="home">
        <Name name={match.home} under={under?.[0]} />
        {crest > 0 && <Crest side={match.localteam} size={crest} />}
      </div>
      <div className={`${figure} ${styles.score}`} aria-hidden={!match.hidden}>
        <Edge className={styles.edge} side={match.localteam} />
        {score ? <RollingFigure value={score[0]} /> : match.hidden && <Unlit of={match} />}
        <i className={styles.dash}>–</i>
        {score ? <RollingFigure value={score[1]} /> : match.hidden && <Unlit of={match} second />}
        <Edge className={styles.edge} side={match.visitorteam} />
      </div>
      <div className={styles.side}>
        {crest > 0 && <Crest side={match.visitorteam} size={crest} />}
        <Name name={match.away} under={under?.[1]} />
      </div>
      <VisuallyHidden>
        {score
          ? t('score', { home: match.home, homeScore: score[0], away: match.away, awayScore: score[1] })
          : t('against', { home: match.home, away: match.away })}
      </VisuallyHidden>
    </>
  );
};

const Name = ({ name, under }: { readonly name: string; readonly under: ReactNode }) => {
  const written = (
    <span className={styles.name} title={name}>
      {name}
    </span>
  );
  return under ? (
    <div className={styles.named}>
      {written}
      {under}
    </div>
  ) : (
    written
  );
};
