import { isStale, type BoardTime, type Timer } from '#domain/match/board/timer.ts';
import { hourMinute } from '#domain/shared/zone.ts';
import { usePictureNow } from '../../hooks/usePictureNow.ts';
import { useWords } from '../../hooks/useWords.ts';
import { useZone } from '../../hooks/useZone.ts';
import { figure } from '../../kit/Figure.css.ts';

export interface RunningTimeProps {
  readonly timer: Timer;
  readonly board: BoardTime;
  readonly at: (timer: Timer, board: BoardTime, now: number) => number;
  readonly text: (ms: number) => string;
  /** How often it changes, in milliseconds. */
  readonly everyMs?: number;
  readonly className: string;
}

/** A clock of a board that goes on by itself. */
export const RunningTime = ({ timer, board, at, text, everyMs = 1000, className }: RunningTimeProps) => {
  const now = usePictureNow(everyMs);
  return (
    <b
      className={`${figure} ${className}`}
      role="timer"
      aria-live="off"
      data-stale={isStale(timer, board, now) || undefined}
    >
      {text(at(timer, board, now))}
    </b>
  );
};

/** Of when a board is that has heard nothing for too long; nothing while it is fresh. */
export const StaleTime = ({ timer, board }: Pick<RunningTimeProps, 'timer' | 'board'>) => {
  const t = useWords('board');
  const zone = useZone();
  const now = usePictureNow(10_000);
  return isStale(timer, board, now) ? t('asOf', { time: hourMinute(board.asOf, zone) }) : null;
};
