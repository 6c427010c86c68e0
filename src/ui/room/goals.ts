import type { MatchEvent } from '#domain/football/overview.ts';

const scoring: ReadonlySet<MatchEvent['type']> = new Set(['goal', 'ownGoal', 'penalty']);
const HALF_TIME_MINUTES = 15;

/** The goals of a match, earliest first. */
export const goalsOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter((event) => scoring.has(event.type)).sort((a, b) => a.minute - b.minute);

/** Where a goal stands on a line of so many minutes, in per cent; kept off the ends so that its mark is whole. */
export const placeOf = (event: Pick<MatchEvent, 'minute'>, lengthMinutes: number): number =>
  Math.max(3, Math.min(97, (event.minute / lengthMinutes) * 100));

/** When an event happened by the clock, about: the second half begins 15 minutes after the first has ended. Epoch milliseconds. */
export const eventTime = (event: Pick<MatchEvent, 'minute' | 'added'>, kickOff: number): number => {
  const pause = event.minute > 45 ? HALF_TIME_MINUTES : 0;
  return kickOff + (event.minute + (event.added ?? 0) + pause) * 60_000;
};
