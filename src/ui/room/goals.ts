import type { MatchEvent } from '#domain/football/overview.ts';

const scoring: ReadonlySet<MatchEvent['type']> = new Set(['goal', 'ownGoal', 'penalty']);
const HALF_TIME_MINUTES = 15;

/** The goals of a match, earliest first. */
export const goalsOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter((event) => scoring.has(event.type)).sort((a, b) => a.minute - b.minute);

/** The position of a goal on a timeline, as a percentage; kept away from the ends, so that its mark is not cut. */
export const placeOf = (event: Pick<MatchEvent, 'minute'>, lengthMinutes: number): number =>
  Math.max(3, Math.min(97, (event.minute / lengthMinutes) * 100));

/**
 * The approximate time of an event, in epoch milliseconds: the second half starts 15 minutes after the end of the
 * first.
 */
export const eventTime = (event: Pick<MatchEvent, 'minute' | 'added'>, kickOff: number): number => {
  const pause = event.minute > 45 ? HALF_TIME_MINUTES : 0;
  return kickOff + (event.minute + (event.added ?? 0) + pause) * 60_000;
};
