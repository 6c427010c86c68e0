import { columnOf } from '#domain/football/matchAxis.ts';
import type { EventType, MatchEvent } from '#domain/football/matchData.ts';
import { isGoal } from '#domain/football/goals.ts';
import { useWords } from '../../hooks/useWords.ts';
import { Crest } from '../../kit/Crest.tsx';
import { figure } from '../../kit/Figure.css.ts';
import { shareOf, type LaneProps } from './lane.ts';
import * as styles from './TimeAxis.css.ts';

const HEIGHT = 48;
const MIDDLE = HEIGHT / 2;
const cards: ReadonlySet<EventType> = new Set(['yellow', 'second_yellow', 'red']);

/** What happened as marks on a line: home above it, away below. */
export const EventLane = ({ known, now, length }: LaneProps) => {
  const t = useWords('match');
  const happened = known.events.filter(({ type, minute }) => type !== 'period' && minute <= now);
  const until = shareOf(columnOf(now) + 1, length);
  return (
    <svg
      className={styles.events}
      height={HEIGHT}
      role="img"
      aria-label={t.tn('axis.saidEvents', happened.length, { minute: now })}
    >
      <line className={styles.nextLine} x1={until} x2="100%" y1={MIDDLE} y2={MIDDLE} />
      <line className={styles.line} x1="0" x2={until} y1={MIDDLE} y2={MIDDLE} />
      {happened.map((event) => (
        <svg
          key={event.eventId}
          className={styles.mark}
          x={shareOf(columnOf(event.minute) + 0.5, length)}
          overflow="visible"
        >
          <line className={styles.line} y1={MIDDLE - 3} y2={MIDDLE + 3} />
          <g transform={`translate(0 ${event.side === 'home' ? 1 : MIDDLE + 4})`}>
            <Mark event={event} side={event.side === 'home' ? known.fixture.localteam : known.fixture.visitorteam} />
          </g>
        </svg>
      ))}
    </svg>
  );
};

interface MarkProps {
  readonly event: MatchEvent;
  readonly side: LaneProps['known']['fixture']['localteam'];
}

/** Drawn around 0, in a field of 18 px. */
const Mark = ({ event, side }: MarkProps) => {
  const { type, minute } = event;
  if (isGoal(event))
    return (
      <>
        <g className={styles.goalCrest}>
          <Crest side={side} size={17} />
        </g>
        <text className={`${figure} ${styles.goalMinute}`} x={3} y={14}>
          {minute}&apos;
        </text>
      </>
    );
  if (cards.has(type))
    return <rect className={styles.card} data-card={type} x={-3.5} y={4} width={7} height={10} rx={1} />;
  if (type === 'sub') return <path className={styles.sub} d="M-4 9l4-4 4 4M0 5v9" />;
  if (type === 'missed_penalty') return <path className={styles.sub} d="M-4 5l8 8m0-8l-8 8" />;
  return (
    <>
      <rect className={styles.review} x={-13} y={2} width={26} height={14} rx={2} />
      <text className={styles.reviewWord} y={12.5}>
        VAR
      </text>
    </>
  );
};
