import { useEffect, useState } from 'react';
import { CHESS, clockAt, isRunning, turnOf, type DuelState } from '#domain/games/chess/duel.ts';
import type { Side } from '#domain/games/chess/position.ts';
import { startChessClock } from '#machines/chess/chessClock.wire.ts';
import { useWords } from '../../hooks/useWords.ts';
import * as styles from './chess.css.ts';

const TICK_MS = 100;
const two = (value: number) => String(value).padStart(2, '0');
/** `4:07`; with tenths where little is left. */
const clockText = (ms: number): string => {
  if (ms < CHESS.lowMs) return `${Math.floor(ms / 1000)}.${Math.floor((ms % 1000) / 100)}`;
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
};

interface ClockProps {
  readonly state: DuelState;
  readonly side: Side;
  readonly originNow: () => number;
  /** Called once where little time is left. */
  readonly onLow: () => void;
}
/** GA-11: a side's clock. It is read when it is asked for; only that little is left is told by itself. */
export const Clock = ({ state, side, originNow, onLow }: ClockProps) => {
  const t = useWords('chess');
  const [left, setLeft] = useState(() => clockAt(state, side, originNow()) ?? 0);
  const runs = isRunning(state) && turnOf(state) === side;
  useEffect(() => {
    const now = () => clockAt(state, side, originNow()) ?? 0;
    const clock = startChessClock({
      left: now,
      every: (run) => {
        const timer = window.setInterval(run, TICK_MS);
        return () => window.clearInterval(timer);
      },
      tellLow: onLow,
    });
    const watching = clock.subscribe(({ context }) => setLeft(context.leftMs));
    clock.send({ type: runs ? 'clock.start' : 'clock.stop', leftMs: now() });
    return () => {
      watching.unsubscribe();
      clock.stop();
    };
  }, [state, side, originNow, runs, onLow]);
  return (
    <span
      className={styles.clock}
      role="timer"
      aria-live="off"
      aria-label={`${t(`side.${side}`)}: ${clockText(left)}`}
      data-runs={runs || undefined}
      data-low={(runs && left <= CHESS.lowMs) || undefined}
    >
      {clockText(left)}
    </span>
  );
};
