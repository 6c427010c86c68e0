import {
  BASKETBALL,
  inBonus,
  pointsOf,
  quarterName,
  type BasketballBoard as Board,
} from '#domain/match/board/basketball.ts';
import { sideColours } from '#domain/match/board/sideColours.ts';
import { BOARD, leftText, secondsLeft, timeLeft } from '#domain/match/board/timer.ts';
import { usePictureNow } from '../../../hooks/usePictureNow.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { PlainBoard } from '../../ScoreBoard.tsx';
import { hasDetails, isSmall, type BoardMatch, type ScoreBoardProps } from '../boardProps.ts';
import { SportClock } from '../SportClock.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { LeadChart } from './LeadChart.tsx';
import { QuarterTable } from './QuarterTable.tsx';
import * as styles from './BasketballBoard.css.ts';

/** Quarter, clock and shot clock beside the score; under it fouls, time-outs, the quarters and how the lead went. */
export const BasketballBoard = (props: ScoreBoardProps) => {
  const { match, size, children } = props;
  const board = useBoard('basketball', match.fixtureId);
  if (!board) return <PlainBoard {...props} />;
  const phone = size === 'phone';
  return (
    <>
      <PlainBoard
        {...props}
        match={{ ...match, score: pointsOf(board).join('-') }}
        clock={<Clock board={board} small={isSmall(size)} />}
      >
        {phone && <ShotClock board={board} />}
        {children}
      </PlainBoard>
      {hasDetails(size) && <Details board={board} match={match} phone={phone} />}
    </>
  );
};

const useQuarterText = ({ state, quarter }: Board, small: boolean): string => {
  const t = useWords('board');
  if (state === 'over') return t('over');
  if (state === 'break') return small ? t('breakShort') : t('breakAfter', { number: quarter });
  const { overtime, number } = quarterName(quarter);
  return t(overtime ? 'overtime' : 'quarter', { number });
};

const Clock = ({ board, small }: { readonly board: Board; readonly small: boolean }) => {
  const said = useQuarterText(board, small);
  const tenths = board.clock.running && board.clock.ms < BOARD.tenthsUnderMs;
  return (
    <SportClock
      timer={board.clock}
      board={board}
      at={timeLeft}
      text={leftText}
      everyMs={tenths ? 100 : 1000}
      said={said}
      saidAs={styles.quarter}
    >
      {!small && <ShotClock board={board} />}
    </SportClock>
  );
};

const ShotClock = ({ board }: { readonly board: Board }) => {
  const t = useWords('board');
  const now = usePictureNow(1000);
  if (!board.shot)
    return board.state === 'playing' ? <b className={styles.shot} data-none="" aria-hidden="true" /> : null;
  // Nobody has longer to throw than there is of the quarter.
  const left = Math.min(timeLeft(board.shot, board, now), timeLeft(board.clock, board, now));
  const seconds = secondsLeft(left);
  return (
    <b className={`${figure} ${styles.shot}`} role="timer" aria-live="off" aria-label={t('shotClock', { seconds })}>
      {seconds}
    </b>
  );
};

interface DetailsProps {
  readonly board: Board;
  readonly match: BoardMatch;
  readonly phone: boolean;
}
const Details = ({ board, match, phone }: DetailsProps) => {
  const colours = sideColours(match.localteam, match.visitorteam);
  return (
    <div className={styles.details} data-theme="dark">
      <div className={styles.row}>
        <Facts board={board} side={0} team={match.home} phone={phone} />
        <QuarterTable board={board} teams={[match.home, match.away]} colours={colours} />
        <Facts board={board} side={1} team={match.away} phone={phone} />
      </div>
      {board.lead && !phone && <LeadChart board={board} teams={[match.home, match.away]} colours={colours} />}
    </div>
  );
};

interface FactsProps {
  readonly board: Board;
  readonly side: 0 | 1;
  readonly team: string;
  readonly phone: boolean;
}
/** Fouls of this quarter and time-outs that are left, of one side. */
const Facts = ({ board, side, team, phone }: FactsProps) => {
  const t = useWords('board');
  const fouls = board.fouls?.[side];
  const timeOuts = board.timeOuts && { left: board.timeOuts.left[side], of: board.timeOuts.of };
  const bonus = fouls !== undefined && inBonus(fouls);
  return (
    <div className={styles.facts} data-side={side === 0 ? 'home' : 'away'}>
      {fouls !== undefined && (
        <>
          <span className={styles.word}>{t(phone ? 'foulsShort' : 'fouls')}</span>
          <span className={styles.marks}>
            <Marks
              label={t('foulsSaid', { team, count: fouls })}
              on={Math.min(fouls, BASKETBALL.bonusFouls)}
              of={BASKETBALL.bonusFouls}
              look={bonus ? 'bonus' : 'plain'}
              width={phone ? 9 : 16}
            />
            {bonus && !phone && <b className={styles.bonus}>{t('bonus')}</b>}
            {!bonus && !phone && (
              <span aria-hidden="true">
                {fouls}/{BASKETBALL.bonusFouls}
              </span>
            )}
          </span>
        </>
      )}
      {timeOuts && (
        <>
          <span className={styles.word}>{t(phone ? 'timeOutsShort' : 'timeOuts')}</span>
          <span className={styles.marks}>
            <Marks
              label={t('timeOutsSaid', { team, count: timeOuts.left })}
              on={timeOuts.left}
              of={timeOuts.of}
              look="plain"
              width={phone ? 9 : 16}
            />
            {!phone && <span aria-hidden="true">{timeOuts.left}</span>}
          </span>
        </>
      )}
    </div>
  );
};

interface MarksProps {
  readonly label: string;
  readonly on: number;
  readonly of: number;
  readonly look: 'plain' | 'bonus';
  /** Of one, in CSS pixels. */
  readonly width: number;
}
const HEIGHT = 8;
const GAP = 3;
const Marks = ({ label, on, of, look, width }: MarksProps) => (
  <svg width={of * (width + GAP) - GAP} height={HEIGHT} role="img" aria-label={label}>
    {Array.from({ length: of }, (_, i) => (
      <rect
        key={i}
        className={styles.mark}
        x={i * (width + GAP)}
        width={width}
        height={HEIGHT}
        rx="1"
        data-on={i < on ? look : undefined}
      />
    ))}
  </svg>
);
