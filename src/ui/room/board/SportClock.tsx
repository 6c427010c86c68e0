import type { ReactNode } from 'react';
import { clock, minute } from '../ScoreBoard.css.ts';
import { RunningTime, StaleTime, type RunningTimeProps } from './RunningTime.tsx';
import * as styles from './SportClock.css.ts';

interface SportClockProps extends Omit<RunningTimeProps, 'className'> {
  /** The part of the match, under the time. */
  readonly said: string;
  readonly saidAs: string;
  /** Beside both. */
  readonly children?: ReactNode;
}

/** In place of the minute: a time that runs, over the part of the match and when that was heard, if it is long ago. */
export const SportClock = ({ said, saidAs, children, ...time }: SportClockProps) => (
  <div className={clock}>
    <span className={styles.text}>
      <RunningTime {...time} className={`${minute} ${styles.time}`} />
      <small className={saidAs}>
        {said} <StaleTime timer={time.timer} board={time.board} />
      </small>
    </span>
    {children}
  </div>
);
