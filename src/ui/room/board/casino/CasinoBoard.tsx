import type { CasinoBoard as Board } from '#domain/match/board/casino.ts';
import { timeLeft } from '#domain/match/board/timer.ts';
import { matchTitle } from '#domain/match/match.ts';
import { duration } from '#domain/shared/duration.ts';
import { useWords } from '../../../hooks/useWords.ts';
import { figure } from '../../../kit/Figure.css.ts';
import { cut } from '../../../theme/text.css.ts';
import { PlainBoard } from '../../ScoreBoard.tsx';
import { isSmall, type ScoreBoardProps } from '../boardProps.ts';
import { RunningTime, StaleTime } from '../RunningTime.tsx';
import { useBoard } from '../../../hooks/useBoard.ts';
import { Hands } from './Hands.tsx';
import { Road } from './Road.tsx';
import * as styles from './CasinoBoard.css.ts';

/** Columns of the road over the width of the picture. */
const WIDE_COLUMNS = 30;

/** The hand, both sides' cards and the seconds to the next one; under it how the last hands ended. Nobody bets here. */
export const CasinoBoard = (props: ScoreBoardProps) => {
  const { match, size, children } = props;
  const board = useBoard('casino', match.fixtureId);
  if (!board) return <PlainBoard {...props} />;
  if (isSmall(size))
    return (
      <div className={styles.board} data-theme="dark" data-size={size}>
        <Round board={board} />
        <Turn board={board} />
        <div className={styles.title}>
          <b className={cut}>{matchTitle(match)}</b>
        </div>
        <div className={styles.end}>{children}</div>
      </div>
    );
  return (
    <>
      <div className={styles.board} data-theme="dark" data-size={size}>
        <Round board={board} />
        <Hands board={board} height={50} />
        <div className={styles.end}>
          {children}
          <Turn board={board} />
        </div>
      </div>
      {size === 'wide' && (
        <div className={styles.road} data-theme="dark">
          <Road road={board.road} columns={WIDE_COLUMNS} size={22} title={matchTitle(match)} />
        </div>
      )}
    </>
  );
};

const Round = ({ board: { round, shoe } }: { readonly board: Board }) => {
  const t = useWords('board');
  return (
    <span>
      <b className={`${figure} ${styles.number}`}>{round}</b>
      <small className={styles.small}>{shoe ? t('handOfShoe', { number: shoe }) : t('hand')}</small>
    </span>
  );
};

const turnWords = { waiting: 'firstCard', dealing: 'nextCard', shown: 'nextHand', over: 'closed' } as const;

const Turn = ({ board }: { readonly board: Board }) => {
  const t = useWords('board');
  return (
    <span className={styles.timed}>
      {board.state !== 'over' && (
        <RunningTime
          className={styles.turn}
          timer={board.turn}
          board={board}
          at={timeLeft}
          text={(ms) => duration(Math.ceil(ms / 1000))}
        />
      )}
      <small className={styles.small}>
        {t(turnWords[board.state])} <StaleTime timer={board.turn} board={board} />
      </small>
    </span>
  );
};
