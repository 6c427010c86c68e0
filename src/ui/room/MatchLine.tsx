import type { MatchEvent } from '#domain/football/matchData.ts';
import type { Side } from '#domain/match/match.ts';
import { useWords } from '../hooks/useWords.ts';
import { Crest } from '../kit/Crest.tsx';
import { figure } from '../kit/Figure.css.ts';
import { goalsOf, placeOf } from './goals.ts';
import * as styles from './MatchLine.css.ts';

interface MatchLineProps {
  readonly events: readonly MatchEvent[];
  /** Minutes played so far. */
  readonly minute: number;
  readonly home: Side;
  readonly away: Side;
}

/** The timeline of a match, with its goals. */
export const MatchLine = ({ events, minute, home, away }: MatchLineProps) => {
  const t = useWords('room');
  const length = minute > 90 ? 120 : 90;
  const goals = goalsOf(events);
  const places = goals.map((goal) => placeOf(goal, length));
  /** Distance to the previous goal, as a percentage of the line. */
  const gap = (i: number) => (places[i] ?? Infinity) - (places[i - 1] ?? -Infinity);
  return (
    <div className={styles.line}>
      <div className={styles.axis}>
        <svg className={styles.played} aria-hidden="true">
          <rect width={`${Math.min(100, (minute / length) * 100)}%`} height="100%" />
        </svg>
        {goals.map((goal, i) => (
          <span
            key={goal.eventId}
            className={styles.goal}
            style={{ left: `${places[i]}%` }}
            data-tight={gap(i) < 7 || undefined}
            data-near={gap(i) < 15 || gap(i + 1) < 15 || undefined}
            role="img"
            aria-label={t('goalMark', { minute: goal.minute, player: goal.player?.name ?? '' })}
          >
            <Crest side={goal.side === 'home' ? home : away} size={14} />
            <b className={`${figure} ${styles.tight}`}>{goal.minute}'</b>
          </span>
        ))}
      </div>
    </div>
  );
};
