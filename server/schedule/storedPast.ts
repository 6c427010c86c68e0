import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';
import type { StoredFixture } from '../shared/storedFixture.ts';
import { scoreIn, type ToldBoard } from '../shared/told.store.ts';

type Happened = Pick<StoredFixture, 'goals' | 'events'>;

/** The score from a moment on. */
interface Step {
  readonly ts: number;
  readonly score: string;
}

/** When the video referee took a goal back; null where nobody says when. */
const takenAt = (goal: MatchEvent, events: readonly MatchEvent[]): number | null =>
  events.find(({ type, side, ts }) => type === 'var_cancelled' && side === goal.side && ts >= goal.ts)?.ts ?? null;

/** Events of football as they were told at a moment: a goal that was taken back later still stands. */
export const eventsAt = (events: readonly MatchEvent[], at: number): readonly MatchEvent[] =>
  events
    .filter(({ ts }) => ts <= at)
    .map((event) => {
      if (!event.revoked) return event;
      const { revoked: _, ...standing } = event;
      return (takenAt(event, events) ?? -Infinity) > at ? standing : event;
    });

const footballSteps = (startTime: number, events: readonly MatchEvent[]): readonly Step[] => {
  const moments = events.filter(({ type }) => isGoal({ type }) || type === 'var_cancelled').map(({ ts }) => ts);
  return [startTime, ...moments].map((ts) => {
    const standing = eventsAt(events, ts).filter(isGoal);
    const of = (side: MatchEvent['side']) => standing.filter((one) => one.side === side).length;
    return { ts, score: `${of('home')}-${of('away')}` };
  });
};

/** Of other sports the latest events are kept: the score is known from the first of them on. */
const sportSteps = ({ events = [] }: Happened): readonly Step[] =>
  events.flatMap((event) => (event.sport === 'basketball' ? [{ ts: event.ts, score: event.scoreAfter }] : []));

/** How the score came to be what it is; nothing where its events do not add up to it. */
const stepsOf = (fixture: StoredFixture): readonly Step[] => {
  const { startTime, goals } = fixture;
  const steps = goals ? footballSteps(startTime, goals) : sportSteps(fixture);
  const isWhole = steps.at(-1)?.score === scoreIn(fixture);
  return isWhole ? steps : [];
};

export interface Stood {
  readonly fixture: StoredFixture;
  /** Until when it surely stood so. Epoch milliseconds. */
  readonly untilTs: number;
}

/**
 * An imported match as it stood at a moment: by the times of its events, else as it was told then. Null where neither is
 * known, as of one that was imported before that was kept.
 */
export const stoodAt = (fixture: StoredFixture, told: readonly ToldBoard[], at: number, now: number): Stood | null => {
  const steps = stepsOf(fixture);
  if (steps.length === 0 && told.length === 0) return null;
  const { startTime, durationMinutes, board: _board, noteAt: _noteAt, ...rest } = fixture;
  const then = told.findLast(({ ts }) => ts <= at);
  const step = steps.findLast(({ ts }) => ts <= at);
  const changes = [startTime, startTime + durationMinutes * 60_000, ...[...steps, ...told].map(({ ts }) => ts)];
  return {
    fixture: {
      ...{ ...rest, startTime, durationMinutes },
      status: then?.status ?? null,
      note: then?.note ?? null,
      score: step?.score ?? then?.score ?? null,
      ...(then?.noteAt === undefined ? {} : { noteAt: then.noteAt }),
    },
    untilTs: Math.max(at, Math.min(now, ...changes.filter((ts) => ts > at))),
  };
};
