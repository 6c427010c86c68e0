import { parseScore } from '#domain/match/score.ts';
import type { SideName } from '#domain/match/board/timer.ts';
import { figure } from '../../kit/Figure.css.ts';
import * as styles from './GoalBeat.css.ts';

interface StruckFigureProps {
  /** What the goal made of it, home-away. */
  readonly score: string;
  readonly side: SideName;
  /** Who took it back. */
  readonly by: string;
}

/** Over the scoreboard: the figure of a goal that does not stand, struck in gold. It is said in words beside the picture. */
export const StruckFigure = ({ score, side, by }: StruckFigureProps) => {
  const [home, away] = parseScore(score);
  return (
    <div className={styles.struck} data-theme="dark" aria-hidden="true" data-testid="board-struck">
      <b className={styles.by}>{by}</b>
      <span className={`${figure} ${styles.figures}`}>
        {side === 'home' ? <s>{home}</s> : home}
        <i>–</i>
        {side === 'away' ? <s>{away}</s> : away}
      </span>
    </div>
  );
};
