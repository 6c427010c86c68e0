import type { EventType, MatchEvent } from './matchData.ts';

const scoring: ReadonlySet<EventType> = new Set(['goal', 'own_goal', 'penalty']);

/** Whether an event is a goal that stands. */
export const isGoal = ({ type, revoked }: Pick<MatchEvent, 'type' | 'revoked'>): boolean =>
  !revoked && scoring.has(type);
