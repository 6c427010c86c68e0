import type { CutMark } from '../media/cut.ts';
import type { EventType, MatchEvent } from './matchData.ts';

/** What people look for in a match that they see again. */
const sought: ReadonlySet<EventType> = new Set([
  'goal',
  'own_goal',
  'penalty',
  'missed_penalty',
  'second_yellow',
  'red',
]);

/** The moments of a match that a cut of its stream names as chapters. What was taken back is none. */
export const eventMarks = (events: readonly MatchEvent[], labelOf: (event: MatchEvent) => string): readonly CutMark[] =>
  events
    .filter(({ type, revoked }) => sought.has(type) && revoked !== true)
    .map((event) => ({
      ...{ ts: event.ts, label: labelOf(event), eventId: event.eventId },
      ...(event.momentId !== undefined && { momentId: event.momentId }),
    }));
