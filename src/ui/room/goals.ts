import { isGoal } from '#domain/football/goals.ts';
import type { MatchEvent } from '#domain/football/matchData.ts';

/** The goals of a match, earliest first. */
export const goalsOf = (events: readonly MatchEvent[]): readonly MatchEvent[] =>
  events.filter(isGoal).sort((a, b) => a.ts - b.ts);

/** The position of a goal on a timeline, as a percentage; kept away from the ends, so that its mark is not cut. */
export const placeOf = (event: Pick<MatchEvent, 'minute'>, lengthMinutes: number): number =>
  Math.max(3, Math.min(97, (event.minute / lengthMinutes) * 100));
